import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { findEdition } from '#rooms/edition/server.ts';
import { shownOutsider } from '#rooms/ground/server.ts';
import { attendeesById } from '#rooms/people/server.ts';
import type { Order, OrderDetails, OrderFigures } from '../contract.ts';
import { PROVIDER_LABELS } from '../online.ts';
import { sumOf } from '../pricing.ts';
import { dueOf, isAwaiting, letsIn } from '../states.ts';
import { getOrder, orderLink } from './about-order.ts';
import { countingLines } from './change-order.ts';
import { countAmiss, countByState, countOverdue, kindsSold, sumsOf } from './figure-queries.ts';
import { billOf, takeable, withholdable } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { linesOf } from './line-queries.ts';
import { moneyVersion } from './money-version.ts';
import { listAmiss, paymentsOf, refundsOf } from './online/queries.ts';
import { refundable } from './online/refunds.ts';
import { papersOf } from './paper-queries.ts';
import { numberOf } from './papers.ts';
import { sellingProblemsOf } from './selling.ts';
import { contentOf, leviesOf, type OrderLineRow, type OrderRow } from './tables.ts';
import { ACCOUNT_LABELS, WHAT_LABELS } from './words.ts';

export async function withPlaces(database: Database, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(database, ids);
  const amiss = await listAmiss(database, ids);
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? [], { now, isAmiss: amiss.has(row.id) }));
}

function toOrder(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  { now, isAmiss }: { now: Date; isAmiss: boolean },
): Order {
  return {
    id: row.id,
    reference: row.reference,
    buyer: row.buyer_name,
    company: row.buyer_company,
    email: row.email,
    state: row.state,
    currency: row.currency,
    total: row.total,
    due: dueOf(row),
    places: lines.filter(({ ended_at }) => ended_at === null).length,
    date: row.created_at,
    until: row.held_until ?? '',
    isOverdue: isAwaiting(row.state) && row.held_until !== null && row.held_until < now.toISOString(),
    isAmiss: isAmiss && isAwaiting(row.state),
  };
}

export async function readOrder(database: Database, services: Services, id: string): Promise<OrderDetails> {
  const row = await getOrder(database, id);
  const lines = await linesOf(database, [id]);
  const people = await attendeesById(
    database,
    lines.flatMap(({ attendee_id }) => attendee_id ?? []),
  );
  const names = new Map(people.map((person) => [person.id, person.fullname]));
  const levies = leviesOf(row);
  const bill = billOf(countingLines(lines), levies);
  const entries = await entriesOf(database, [id]);
  const takeableIds = new Set(takeable(entries).map((one) => one.id));
  const payments = await paymentsOf(database, id);
  const refunds = await refundsOf(database, id);
  const edition = await findEdition(database, row.event_id);
  const providers = new Map(payments.map((one) => [one.id, PROVIDER_LABELS[one.provider]]));
  return {
    ...toOrder(row, lines, {
      now: services.clock.now(),
      isAmiss: payments.some(({ state }) => state === 'amiss'),
    }),
    address: row.buyer_address,
    taxNumber: row.buyer_tax_number,
    code: row.code,
    paid: row.paid,
    refunded: row.refunded,
    withheld: row.withheld,
    withholds: row.withholding > 0,
    withholdable: withholdable(row, countingLines(lines))[0] ?? 0,
    levies: levies.map(({ name, rate }, index) => ({ name, rate, amount: bill.levies[index] ?? 0 })),
    net: bill.net,
    lines: lines.map((line) => ({
      id: line.id,
      attendeeId: line.attendee_id ?? '',
      name: names.get(line.attendee_id ?? '') ?? '',
      kind: line.label,
      price: line.price,
      amount: line.amount,
      ended: line.ended_at ?? '',
    })),
    entries: entries.map((one) => ({
      id: one.id,
      posting: one.posting,
      account: ACCOUNT_LABELS[one.account](),
      amount: one.amount,
      what: WHAT_LABELS[one.what](),
      note: one.note,
      by: one.user_id === null ? shownOutsider(one.username) : one.username,
      date: one.made_at,
      isTakeable: takeableIds.has(one.id),
    })),
    papers: (await papersOf(database, [id])).map((paper) => ({
      id: paper.id,
      series: paper.series,
      number: numberOf(paper),
      total: contentOf(paper).total,
      fiscalNumber: paper.fiscal_number,
      fiscalCode: paper.fiscal_code,
      date: paper.made_at,
    })),
    papersLack: (await sellingProblemsOf(database, services, edition)).papers,
    online: await Promise.all(
      payments.map(async (one) => ({
        id: one.id,
        provider: PROVIDER_LABELS[one.provider],
        reference: one.reference,
        isTest: one.is_test === 1,
        amount: one.amount,
        received: one.received,
        state: one.state,
        problem: one.problem,
        refundable: await refundable(database, one),
        date: one.updated_at,
      })),
    ),
    refunds: refunds.map((one) => ({
      id: one.id,
      provider: providers.get(one.payment_id ?? '') ?? '',
      amount: one.amount,
      state: one.state,
      note: one.note,
      by: one.username,
      date: one.updated_at,
    })),
    link: orderLink(services, row),
    version: moneyVersion(entries, refunds),
  };
}

/** What was sold in an edition, by currency: usually there is one, or none. */
export async function figuresOf(
  database: Database,
  now: Date,
  editionId: string | undefined,
): Promise<OrderFigures[]> {
  const states = await countByState(database, editionId);
  const ways = await sumsOf(database, editionId);
  const kinds = await kindsSold(database, editionId);
  const amiss = await countAmiss(database, editionId);
  const overdue = await countOverdue(database, editionId, now.toISOString());
  return [...Map.groupBy(states, ({ currency }) => currency)].map(([currency, some]) => {
    const dues = some.map((one) => ({ ...one, due: dueOf(one) }));
    const isOf = (one: { currency: string | null | undefined }) => one.currency === currency;
    const count = (isOne: (one: (typeof dues)[number]) => boolean) =>
      sumOf(dues.filter(isOne).map(({ orders }) => orders));
    const waits = ({ state }: (typeof dues)[number]) => isAwaiting(state) || state === 'withheld';
    return {
      currency,
      paidOrders: count(({ state }) => letsIn(state)),
      openOrders: count(waits),
      overdueOrders: overdue.get(currency) ?? 0,
      amissOrders: amiss.get(currency) ?? 0,
      received: sumOf(dues.map(({ paid, refunded }) => paid - refunded)),
      outstanding: sumOf(dues.filter(waits).map(({ due }) => due)),
      toReturn: 0 - sumOf(dues.filter((one) => !waits(one) && one.due < 0).map(({ due }) => due)),
      byWay: [...Map.groupBy(ways.filter(isOf), ({ account }) => account)].map(([account, all]) => ({
        way: ACCOUNT_LABELS[account](),
        amount: sumOf(all.map(({ amount }) => Number(amount))),
      })),
      byKind: [...Map.groupBy(kinds.filter(isOf), ({ label }) => label)]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([kind, all]) => ({
          kind,
          places: sumOf(all.map(({ places }) => Number(places))),
          amount: sumOf(all.map(({ amount }) => Number(amount))),
        })),
    };
  });
}
