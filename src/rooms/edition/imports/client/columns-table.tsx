import type { Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  /** The field of each column, as chosen here; the server's last answer may be older. */
  chosen: readonly string[];
  onChoose: (index: number, field: string) => void;
}
type Field = Preview['fields'][number];

/** What the columns are once one of them is chosen as something: nothing is twice, neither whole nor in parts. */
export function chosenAs(
  before: readonly string[],
  index: number,
  name: string,
  fields: readonly Field[],
): string[] {
  const field = fields.find((one) => one.name === name);
  const isSame = (other: string) => {
    const collects = field?.collects || fields.find((one) => one.name === field?.partOf)?.collects;
    if (!field || collects || other === '') return false;
    const { partOf, isWhole } = fields.find((one) => one.name === other) ?? {};
    const isBesideWhole = (isWhole || field.isWhole) && field.partOf !== '' && partOf === field.partOf;
    return other === name || other === field.partOf || partOf === name || isBesideWhole;
  };
  return before.map((other, place) => (place === index ? name : isSame(other) ? '' : other));
}

/** The first rows of the file, and what each of its columns is. */
export function ColumnsTable({ preview: { columns, fields, unused }, chosen, onChoose }: Props) {
  const rows = Math.max(...columns.map(({ samples }) => samples.length));
  const missing = missingOf(fields, chosen);
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
              {columns.map(({ heading }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and keep their places
                <th key={index} scope="col">
                  <span className="import-heading">{heading || say.columnNumber({ number: index + 1 })}</span>
                  <select
                    className="control"
                    aria-label={say.columnUse({ heading: heading || say.columnNamed({ number: index + 1 }) })}
                    value={chosen[index]}
                    onChange={(event) => onChoose(index, event.target.value)}
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
                {columns.map(({ samples }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} data-unused={chosen[index] === '' || undefined}>
                    {samples[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unused.length > 0 && <p>{say.unusedColumns({ columns: unused.join(', ') })}</p>}
    </>
  );
}

/** What every row needs and no column is: a whole, or the rest of its parts. */
function missingOf(fields: readonly Field[], chosen: readonly string[]): Field[] {
  const isChosen = ({ name }: Field) => chosen.includes(name);
  return fields.flatMap((field) => {
    if (field.partOf || isChosen(field)) return [];
    const parts = fields.filter(({ partOf }) => partOf === field.name);
    if (parts.some((part) => part.isWhole && isChosen(part))) return [];
    if (parts.some(isChosen)) return parts.filter((part) => part.required && !isChosen(part));
    return field.required ? [field] : [];
  });
}
