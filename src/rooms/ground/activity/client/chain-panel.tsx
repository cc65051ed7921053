import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { type ChainCheck, checkActivity } from '../contract.ts';
import * as say from '../messages.ts';

/** Lets Administrators see whether anything is missing from the record or was altered. */
export function ChainPanel() {
  const mayCheck = useMayAccess(checkActivity.access);
  const check = useMutation({ mutationFn: () => makeCall(checkActivity, {}) });
  if (!mayCheck) return null;
  return (
    <Panel title={say.chainTitle()} lead={say.chainHint()}>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {say.checkRecord()}
      </Button>
      <div role="status" className="outcome">
        {check.data && <Outcome check={check.data} />}
      </div>
      {check.error && <p role="alert">{refusalText(check.error)}</p>}
    </Panel>
  );
}

function Outcome({ check: { entries, faulty, faults, time, mark } }: { check: ChainCheck }) {
  if (faulty === 0) {
    return (
      <p>
        <RichMessage
          of={say.complete({ count: entries })}
          tags={{ result: (words) => <strong>{words}</strong>, time: () => <Instant value={time} /> }}
        />
        <span className="message-detail">
          <RichMessage
            of={say.sealNow({ seal: mark || say.emptySeal() })}
            tags={{ seal: (words) => <code className="seal">{words}</code> }}
          />
        </span>
      </p>
    );
  }
  return (
    <div className="warning">
      <p>
        <RichMessage
          of={say.faulty({ count: faulty, entries })}
          tags={{ result: (words) => <strong>{words}</strong> }}
        />
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.shard} ${fault.first}`}>{describe(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

function describe({ what, shard, first, last, id }: ChainCheck['faults'][number]): string {
  const where = shard === 0 ? '' : say.ofShard({ shard });
  if (what === 'altered') return say.altered({ first, where, id });
  return first === last ? say.missing({ first, where }) : say.missingEntries({ first, last, where });
}
