import { emailKey } from '#platform/contract/email-address.ts';
import { language, perLanguage } from '#platform/contract/language.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type DomainEvents, on } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { languageOf } from '#platform/server/reader.ts';
import { type Documents, type EditionRow, getEdition, readAllPublished } from '#rooms/edition/server.ts';
import { letterheadIn, queueMails } from '#rooms/mail/server.ts';
import { attendeesById, countByGroup, ticketsAreSold } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { sumOf } from '../pricing.ts';
import { firstFree, leviesOn, placesLeft, priceFor } from '../sales.ts';
import { letsIn } from '../states.ts';
import { orderLink, withItsCode } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { billAgain, heldUntil, ownReference, searchTextOf, settleOrder, tellPrice } from './change-order.ts';
import { billedAmounts, billOf, entriesFor } from './ledger.ts';
import { insertEntries } from './ledger-queries.ts';
import { insertLines, linesOf, linesOfAttendees, listToName, updateLine } from './line-queries.ts';
import { openedMail } from './mails.ts';
import { asGroupIs, priceAgain } from './price-again.ts';
import { findOrders, insertOrders, listOpenIn, listToFollow, updateOrder } from './queries.ts';
import { requestTickets } from './send-tickets.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';
import { onSaleNow } from './ticket-prices.ts';

/** Whoever registers together gets an order together, if the edition sells tickets. */
export const orderForRegistered = on('AttendeesRegistered', async (database, services, events) => {
  for (const [editionId, together] of Map.groupBy(events, ({ edition }) => edition?.id)) {
    const [{ edition, documents } = { edition: undefined, documents: undefined }] = together;
    if (!editionId || !edition || !documents) continue;
    const others = await withoutNamed(database, services, together);
    await makeOrders(database, services, { edition, documents }, others);
  }
});

type Together = Pick<DomainEvents['AttendeesRegistered'], 'attendees' | 'unnamed' | 'namedBy'>;

/** Whoever is named for a place gets it in the order that it is in; an order is made for the others. */
async function withoutNamed(
  database: Database,
  services: Services,
  groups: readonly Together[],
): Promise<Together[]> {
  const others: Together[] = [];
  for (const group of groups) {
    const places = group.namedBy === undefined ? [] : await listToName(database, group.namedBy);
    const named = places.slice(0, group.attendees.length);
    for (const [index, { id }] of named.entries()) {
      const attendee_id = group.attendees[index]?.id ?? null;
      await updateLine(database, id, { attendee_id, is_named: 1 });
    }
    for (const orderId of new Set(named.map(({ order_id }) => order_id)))
      await requestTickets(database, services, orderId);
    others.push({ ...group, attendees: group.attendees.slice(places.length) });
  }
  return others;
}

interface Of {
  edition: EditionRow;
  documents: Documents;
}

/** An order for each of these groups of people, of whom the first is the buyer. Others of their companies follow the price. */
export async function makeOrders(
  database: Database,
  services: Services,
  { edition, documents }: Of,
  groups: readonly Together[],
): Promise<OrderRow[]> {
  const { sales } = documents;
  const now = services.clock.now();
  const { today, kinds, taken } = await onSaleNow(database, edition, { sales, now });
  if (kinds.length === 0) return [];
  const keys = [
    ...new Set(groups.flatMap(({ attendees }) => attendees.map(({ discount_key }) => discount_key))),
  ];
  const counts =
    edition.group_percent === null ? new Map<string, number>() : await countByGroup(database, edition, keys);
  const least = edition.group_least ?? Number.POSITIVE_INFINITY;
  const isGroup = (key: string) => (counts.get(key) ?? 0) >= least;
  const levies = leviesOn(sales, today);
  const made: { order: OrderRow; lines: OrderLineRow[] }[] = [];
  for (const { attendees: people, unnamed = 0 } of groups) {
    const [buyer] = people;
    if (!buyer) continue;
    const orderId = newId();
    // Places without a name are of the same company.
    const places = [...people, ...Array.from({ length: unnamed }, () => ({ ...buyer, id: null }))];
    const lines = places.map((person, index): OrderLineRow => {
      const kind = firstFree(kinds, taken);
      // Whoever registers people knows before how many tickets are left.
      if (!kind) throw ticketsAreSold();
      // Some have it already, such as those who registered together.
      const inGroup = person.group_fee_at !== null || isGroup(person.discount_key) || places.length >= least;
      const amount = priceFor({
        ...{ kind, currency: edition.currency, code: undefined, company: person.company },
        groupPercent: inGroup ? edition.group_percent : null,
      });
      const { key, name, price } = kind;
      return lineOf({
        order: { id: orderId, event_id: edition.id },
        position: index,
        attendeeId: person.id,
        key,
        name,
        price,
        amount,
        inGroup,
      });
    });
    const total = sumOf(lines.map(({ amount }) => amount));
    const state = total === 0 ? 'paid' : 'open';
    const at = now.toISOString();
    const person = { buyer_name: buyer.fullname, email: buyer.email, buyer_company: buyer.company };
    const reference = ownReference();
    const order: OrderRow = {
      ...{ id: orderId, event_id: edition.id, reference, state, currency: edition.currency ?? '' },
      ...{
        ...person,
        email_key: emailKey(buyer.email),
        language: buyer.language,
        buyer_address: '',
        buyer_tax_number: '',
      },
      ...{
        group_key: buyer.group_key,
        discount_key: buyer.discount_key,
        code: '',
        withholding: 0,
        levies: JSON.stringify(levies),
      },
      ...{ total, paid: 0, refunded: 0, withheld: 0 },
      held_until: state === 'open' ? heldUntil(sales, now) : null,
      ...{ reminded_at: null, ended: null, search_text: searchTextOf({ ...person, reference }) },
      ...{ created_at: at, updated_at: at },
    };
    made.push({ order, lines });
  }
  await insertOrders(
    database,
    made.map(({ order }) => order),
  );
  const all = made.flatMap(({ lines }) => lines);
  await insertLines(database, all);
  // Pages say what can be had.
  const sold = new Set(all.map(({ kind }) => kind));
  if (kinds.some((kind) => sold.has(kind.key) && placesLeft(kind, taken.get(kind.key)) === 0))
    await renewContent(database);
  const entries = made.flatMap(({ order, lines }) =>
    entriesFor(services, {
      ...{ orderId: order.id, what: 'billed', note: say.orderedNote() },
      amounts: billedAmounts(billOf(lines, levies)),
    }),
  );
  await insertEntries(database, entries);
  for (const { order } of made) if (letsIn(order.state)) await requestTickets(database, services, order.id);
  const spoken = language();
  const read = perLanguage(async () =>
    language() === spoken ? documents : readAllPublished(database, edition.id),
  );
  const mails = made
    .filter(({ order }) => order.total > 0)
    .map(({ order }) => ({
      spoken: languageOf(order),
      write: async () =>
        openedMail(order, { edition, sales: (await read()).sales, link: orderLink(services, order) }),
    }));
  await queueMails(database, services, async () => letterheadIn(await read(), edition), mails);
  await followGroup(database, services, { edition, documents }, keys.filter(isGroup));
  return made.map(({ order }) => order);
}

interface NewLine {
  order: Pick<OrderRow, 'id' | 'event_id'>;
  position: number;
  attendeeId: string | null;
  key: string;
  name: string;
  price: number;
  amount: number;
  inGroup: boolean;
}

function lineOf({ order, attendeeId, key, name, inGroup, ...line }: NewLine): OrderLineRow {
  const of = {
    id: newId(),
    order_id: order.id,
    event_id: order.event_id,
    attendee_id: attendeeId,
    kind: key,
    label: name,
  };
  return {
    ...{ ...of, ...line, is_named: attendeeId ? 1 : 0, in_group: inGroup ? 1 : 0 },
    ...{ on_papers: 0, ticket_sent_at: null, ended_at: null },
  };
}

/** Unpaid orders follow what an organiser makes of a company's group: its discount comes or goes. */
export const followJoined = on('GroupsJoined', async (database, services, events) => {
  for (const { editionId, ids, keys } of events) {
    const edition = await getEdition(database, editionId);
    const documents = await readAllPublished(database, editionId);
    await moveOrders(database, ids);
    const counts = await countByGroup(database, edition, [...new Set(keys)]);
    const least = edition.group_least ?? Number.POSITIVE_INFINITY;
    const isComplete = (key: string) => (counts.get(key) ?? 0) >= least;
    if (edition.group_percent !== null)
      await followGroup(database, services, { edition, documents }, keys.filter(isComplete));
    for (const order of await listOpenIn(database, editionId, keys)) {
      await leaveGroup(database, services, order, { edition, documents });
    }
  }
});

/** Orders go with the group of their buyer, who has the first place. */
async function moveOrders(database: Database, ids: readonly string[]): Promise<void> {
  const keys = new Map(
    (await attendeesById(database, ids)).map(({ id, discount_key }) => [id, discount_key]),
  );
  for (const { order_id, attendee_id, position } of await linesOfAttendees(database, ids)) {
    const discount_key = keys.get(attendee_id ?? '');
    if (position === 0 && discount_key) await updateOrder(database, order_id, { discount_key });
  }
}

async function leaveGroup(
  database: Database,
  services: Services,
  order: OrderRow,
  { edition, documents }: Of,
) {
  const lines = await linesOf(database, [order.id]);
  const sales = await withItsCode(database, documents.sales, order);
  const after = await asGroupIs(database, order, lines, { edition, sales });
  if (after === lines) return;
  for (const { id, in_group, amount } of after) await updateLine(database, id, { in_group, amount });
  const entering = { ...services, actor: undefined };
  await billAgain(database, entering, order, after, { note: say.groupNote() });
  const settled = await settleOrder(database, entering, order.id);
  await tellPrice(database, entering, { before: order, order: settled.order }, () =>
    say.groupGone({ least: edition.group_least ?? 0 }),
  );
}

/** What unpaid orders of these people cost once they are a complete group; what is paid stays. */
export const beforeJoining: NonNullable<ServerModule['beforeJoining']> = async (
  database,
  edition,
  people,
) => {
  if (edition.group_percent === null) return [];
  const { sales } = await readAllPublished(database, edition.id);
  const lines = await linesOfAttendees(
    database,
    people.map(({ id }) => id),
  );
  const orders = await findOrders(database, [...new Set(lines.map(({ order_id }) => order_id))]);
  const texts: string[] = [];
  for (const order of orders) {
    if (order.ended !== null) continue;
    const { reference, buyer_name: buyer } = order;
    const from = amountOf(order, order.total);
    if (order.state !== 'open') {
      texts.push(say.joinPaid({ reference, buyer, amount: from }));
      continue;
    }
    const own = await linesOf(database, [order.id]);
    const inGroup = own.map((line) => ({ ...line, in_group: 1 }));
    const of = { edition, sales: await withItsCode(database, sales, order) };
    const total = sumOf(priceAgain(order, inGroup, of).map(({ amount }) => amount));
    if (total !== order.total)
      texts.push(say.joinOrder({ reference, buyer, from, to: amountOf(order, total) }));
  }
  return texts;
};

/** Who ordered before their company's group was complete gets its discount, as long as nothing is paid. */
async function followGroup(
  database: Database,
  services: Services,
  { edition, documents: { sales } }: Of,
  groups: readonly string[],
): Promise<void> {
  for (const order of await listToFollow(database, edition.id, groups)) {
    const lines = await linesOf(database, [order.id]);
    const inGroup = lines.map((line) => ({ ...line, in_group: 1 }));
    const after = priceAgain(order, inGroup, {
      edition,
      sales: await withItsCode(database, sales, order),
    });
    for (const { id, in_group, amount } of after) await updateLine(database, id, { in_group, amount });
    const entering = { ...services, actor: undefined };
    await billAgain(database, entering, order, after, { note: say.groupNote() });
    const settled = await settleOrder(database, entering, order.id);
    const { group_least, group_percent } = edition;
    await tellPrice(database, entering, { before: order, order: settled.order }, () =>
      say.groupComplete({ least: group_least ?? 0, percent: group_percent ?? 0 }),
    );
  }
}
