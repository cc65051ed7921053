import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { ActivityEntry } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { amountOf } from './amount-of.ts';
import { aboutEntry, enterMoney } from './change-order.ts';
import { hasSource } from './ledger-queries.ts';
import type { OrderRow, StatementLineRow } from './tables.ts';

export const SOURCE = 'statement:';

/** Enters a reported payment, or a part of it, for an order. */
export function enterLine(
  database: Database,
  context: CallContext,
  { way, day, text }: Pick<StatementLineRow, 'way' | 'day' | 'text'>,
  { order, amount, source }: { order: OrderRow; amount: number; source: string },
) {
  const { reference } = order;
  return enterMoney(database, context, order, {
    ...{ what: 'payment', note: say.reportedNote({ day, text }), source },
    amounts: [
      [way, amount],
      ['receivable', -amount],
    ],
    description: say.paymentEntry({ amount: amountOf(order, amount), reference, note: day }),
  });
}

/** What a line, or the next part of it, is entered by; another one once that was taken back. */
export async function sourceOf(database: Database, lineId: string): Promise<string> {
  for (let time = 1; ; time += 1) {
    const source = `${SOURCE}${lineId}${time === 1 ? '' : `:${time}`}`;
    if (!(await hasSource(database, source))) return source;
  }
}

/** What is recorded of several lines, or of one that is for no order. */
export function aboutLines(type: 'Created' | 'Updated', description: string): ActivityEntry {
  return { type, description, subject: { type: 'order', id: null } };
}

export function sameEntry(order: OrderRow, amount: number): ActivityEntry {
  const { reference } = order;
  return aboutEntry(order, say.sameEntry({ amount: amountOf(order, amount), reference }));
}
