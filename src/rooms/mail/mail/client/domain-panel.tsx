import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { checkMailDomain, type DomainCheck } from '../contract.ts';
import * as say from '../messages.ts';

const RESULTS = {
  good: say.good(),
  missing: say.missing(),
  wrong: say.wrong(),
  unknown: say.notKnown(),
} as const;

const TONES: Readonly<Record<DomainCheck['result'], Tone>> = {
  good: 'good',
  missing: 'bad',
  wrong: 'bad',
  unknown: 'waiting',
};

/** What the sender's domain says about mail in its name. */
export function DomainPanel() {
  const check = useMutation({ mutationFn: () => makeCall(checkMailDomain, {}) });
  return (
    <Panel title={say.domainTitle()} lead={say.domainLead()}>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {say.lookThemUp()}
      </Button>
      <div role="status" className="outcome">
        {check.data?.domain === '' && <p>{say.noSender()}</p>}
        {check.data?.checks.map((one) => (
          <Check key={one.name} check={one} />
        ))}
      </div>
      {check.error && <p role="alert">{refusalText(check.error)}</p>}
    </Panel>
  );
}

function Check({ check: { name, result, record, advice } }: { check: DomainCheck }) {
  return (
    <div className="mail-check">
      <p>
        <strong>{name}</strong> <StateTag tone={TONES[result]}>{RESULTS[result]}</StateTag>
      </p>
      {record && <code className="seal">{record}</code>}
      {advice && <p>{advice}</p>}
    </div>
  );
}
