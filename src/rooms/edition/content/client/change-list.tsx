import type { Change } from '#platform/contract/change.ts';
import * as say from '../messages.ts';

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
                <dt>{say.before()}</dt>
                <dd>{from || '–'}</dd>
              </div>
              <div>
                <dt>{say.after()}</dt>
                <dd>{to || '–'}</dd>
              </div>
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
