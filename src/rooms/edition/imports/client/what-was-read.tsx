import { type Preview, READ_SHOWN } from '../contract.ts';
import * as say from '../messages.ts';

/** What was understood of each row, before it counts. */
export function WhatWasRead({ preview: { read, readAs, importable } }: { preview: Preview }) {
  if (read.length === 0) return null;
  const others = importable - read.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="import-columns import-read" aria-label={say.understood()} tabIndex={0}>
        <table>
          <caption>{say.understood()}</caption>
          <thead>
            <tr>
              {[say.lineHeading(), ...readAs].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {read.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {cells.map((cell, index) => (
                  <td key={readAs[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {read.length === READ_SHOWN && others > 0 && <p>{say.andOthers({ count: others })}</p>}
    </>
  );
}
