import type { ReactNode } from 'react';
import { longDate } from '#platform/contract/zoned-time.ts';
import * as tell from '../statement-messages.ts';
import { amountText } from './amount.ts';

interface Told {
  /** Its row in the file, if it isn't read from it yet. */
  line?: number;
  day: string;
  text: string;
  amount: number;
  currency: string;
}

/** A payment as a statement tells of it. */
export function ToldPayment({
  payment: { line, day, text, amount, currency },
  children,
}: {
  payment: Told;
  children?: ReactNode;
}) {
  return (
    <div>
      {line !== undefined && `${tell.rowNumber({ line })} · `}
      <strong>{amount > 0 ? amountText(amount, currency) : tell.amountUnclear()}</strong> ·{' '}
      {day ? longDate(day) : tell.dayUnclear()}
      <p className="message-detail">{text}</p>
      {children}
    </div>
  );
}

/** The first of so many. */
export function ToldPayments({ rows, count }: { rows: readonly (Told & { id?: string })[]; count: number }) {
  return (
    <ul className="plain-list wrapping-list">
      {rows.map((payment) => (
        <li key={payment.id ?? payment.line}>
          <ToldPayment payment={payment} />
        </li>
      ))}
      {count > rows.length && <li>{tell.moreRows({ count: count - rows.length })}</li>}
    </ul>
  );
}
