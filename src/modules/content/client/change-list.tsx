import type { Change } from '#platform/contract/change.ts';

/** What changed, each field folded over its texts before and after. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="change-list">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <details>
            <summary>{field}</summary>
            <dl>
              <div>
                <dt>Before</dt>
                <dd>{from || '–'}</dd>
              </div>
              <div>
                <dt>After</dt>
                <dd>{to || '–'}</dd>
              </div>
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
