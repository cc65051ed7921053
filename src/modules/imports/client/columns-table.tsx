import type { Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  /** Receives the fields of all columns, as the call takes them. */
  onChange: (columns: string) => void;
}

/** The first rows of the file, and what each of its columns is. */
export function ColumnsTable({ preview: { columns, fields }, onChange }: Props) {
  const rows = Math.max(...columns.map(({ samples }) => samples.length));
  const used = new Set(columns.map(({ field }) => field));
  const missing = fields.filter(({ name, required }) => required && !used.has(name));
  const choose = (index: number, field: string) =>
    onChange(
      columns
        .map((column, place) => (place === index ? field : column.field === field ? '' : column.field))
        .join(),
    );
  return (
    <>
      {missing.length > 0 && (
        <p role="alert" className="warning">
          {say.columnMissing({ fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="import-columns" aria-label={say.firstRowsOfFile()} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ heading, field }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and keep their places
                <th key={index} scope="col">
                  <span className="import-heading">{heading || say.columnNumber({ number: index + 1 })}</span>
                  <select
                    className="control"
                    aria-label={say.columnUse({ heading: heading || say.columnNamed({ number: index + 1 }) })}
                    value={field}
                    onChange={(event) => choose(index, event.target.value)}
                  >
                    <option value="">{say.leaveOut()}</option>
                    {fields.map(({ name, label }) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their places
              <tr key={row}>
                {columns.map(({ field, samples }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} data-unused={field === '' || undefined}>
                    {samples[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
