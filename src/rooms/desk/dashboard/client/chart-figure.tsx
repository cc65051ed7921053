import type { ReactNode } from 'react';
import { locale } from '#platform/contract/language.ts';
import type { Share } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  title: string;
  /** The heading for the rows of the chart's table. */
  label: string;
  shares: readonly Share[];
  wide?: boolean;
  /** It has a keyboard's ways of its own, so it isn't hidden. */
  isOperated?: boolean;
  children: ReactNode;
}

const COUNT = new Intl.NumberFormat(locale());

/** A chart with its title, and its numbers as a table for people who can't see it or prefer to read. */
export function ChartFigure({ title, label, shares, wide, isOperated, children }: Props) {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="chart" data-wide={wide || undefined}>
      <figcaption className="chart-title">{title}</figcaption>
      {total === 0 ? (
        <p className="chart-empty">{say.nothingToShowYet()}</p>
      ) : (
        <>
          <div aria-hidden={!isOperated}>{children}</div>
          <details className="chart-table">
            <summary>{say.asTable()}</summary>
            <table>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{label}</th>
                  <th scope="col">{say.count()}</th>
                </tr>
              </thead>
              <tbody>
                {shares.map((share) => (
                  <tr key={share.label}>
                    <th scope="row">{share.label}</th>
                    <td>{COUNT.format(share.count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
