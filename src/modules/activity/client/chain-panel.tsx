import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { plural } from '#platform/contract/plural.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { type ChainCheck, checkActivity } from '../contract.ts';

/** Lets Administrators see whether anything is missing from the record or was altered. */
export function ChainPanel() {
  const check = useMutation({ mutationFn: () => makeCall(checkActivity, {}) });
  return (
    <Panel
      title="Is the record complete?"
      lead="Each entry is sealed together with the one before it, so it shows if one was taken out or changed."
    >
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        Check the record
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
        <strong>The record is complete:</strong> {describeCount(entries)}, checked <Instant value={time} />.
        <span className="message-detail">
          Its seal is now <code className="seal">{mark || 'empty'}</code>
        </span>
      </p>
    );
  }
  return (
    <div className="warning">
      <p>
        <strong>The record isn’t as it was written:</strong> {describeCount(faulty)} of{' '}
        {entries.toLocaleString('en')} missing or altered.
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.lane} ${fault.first}`}>{describe(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

function describe({ what, lane, first, last, id }: ChainCheck['faults'][number]): string {
  const where = lane === 0 ? '' : ` of lane ${lane}`;
  if (what === 'altered') return `Entry ${first}${where} was altered (${id}).`;
  return first === last
    ? `Entry ${first}${where} is missing.`
    : `Entries ${first} to ${last}${where} are missing.`;
}

function describeCount(count: number): string {
  return `${count.toLocaleString('en')} ${plural(count, 'entry', 'entries')}`;
}
