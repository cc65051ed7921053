import type { Change } from '#platform/contract/change.ts';

/** What an update changed, with old and new values. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return '–';
  return (
    <dl className="changes">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {from && <del>{from}</del>} {to && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
