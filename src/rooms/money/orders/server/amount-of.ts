import { fromSmallest, money } from '#rooms/edition/server.ts';
import type { OrderRow } from './tables.ts';

/** As people read it. */
export function amountOf({ currency }: Pick<OrderRow, 'currency'>, amount: number): string {
  const words = money(fromSmallest(Math.abs(amount), currency), currency);
  return amount < 0 ? `−${words}` : words;
}
