import type { Preview } from '../contract.ts';

const COUNT = new Intl.NumberFormat('en-GB');

/** What is wrong with which row. */
export function Problems({ preview: { problems, problemTotal } }: { preview: Preview }) {
  if (problemTotal === 0) return null;
  const others = problemTotal - problems.length;
  return (
    <ul className="import-problems">
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          <strong>
            Line {line}
            {column && `, ${column}`}:
          </strong>{' '}
          {message}
        </li>
      ))}
      {others > 0 && <li>and {COUNT.format(others)} more</li>}
    </ul>
  );
}
