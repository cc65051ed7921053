import type { EditionRow } from '#modules/editions/server/service.ts';
import { findCode, kindsIn, priceFor, type Sales } from '../sales.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/** What the lines of an order cost by its code and its group. What they cost without was settled when they were ordered. */
export function priceAgain(
  { code, currency, buyer_company }: Pick<OrderRow, 'code' | 'currency' | 'buyer_company'>,
  lines: readonly OrderLineRow[],
  { edition, sales }: { edition: Pick<EditionRow, 'group_percent'>; sales: Sales },
): OrderLineRow[] {
  const kinds = kindsIn(sales, currency);
  const used = code ? findCode(sales, code) : undefined;
  return lines.map((line) => {
    const known = kinds.find(({ key }) => key === line.kind);
    if (line.ended_at !== null || !known) return line;
    const amount = priceFor({
      ...{ kind: { ...known, price: line.price }, currency, code: used, company: buyer_company },
      groupPercent: line.in_group === 1 ? edition.group_percent : null,
    });
    return { ...line, amount };
  });
}
