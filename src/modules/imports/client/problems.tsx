import type { Preview } from '../contract.ts';
import * as say from '../messages.ts';

/** What is wrong with which row. */
export function Problems({ preview: { problems, problemTotal } }: { preview: Preview }) {
  if (problemTotal === 0) return null;
  const others = problemTotal - problems.length;
  return (
    <ul className="import-problems">
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          <strong>
            {column ? say.lineAndColumn({ line: String(line), column }) : say.line({ line: String(line) })}
          </strong>{' '}
          {message}
        </li>
      ))}
      {others > 0 && <li>{say.andOthers({ count: others })}</li>}
    </ul>
  );
}
