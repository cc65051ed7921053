import { type Documents, readAllPublished } from '#modules/content/server/service.ts';
import type { EditionRow } from '#modules/editions/server/service.ts';
import { letterheadIn, queueMails } from '#modules/mail/server/service.ts';
import { type AttendeeRow, countByGroup } from '#modules/registrations/server/service.ts';
import { language, perLanguage } from '#platform/contract/language.ts';
import { emailKey } from '#platform/contract/normalise-for-search.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { on } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { languageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import { sumOf } from '../pricing.ts';
import { isOnSale, kindsIn, leviesOn, priceFor, type TicketKind } from '../sales.ts';
import { orderLink } from './about-order.ts';
import { billAgain, heldUntil, ownReference, searchTextOf, settleOrder } from './change-order.ts';
import { billedAmounts, billOf, entriesFor } from './ledger.ts';
import { openedMail } from './mails.ts';
import { priceAgain } from './price-again.ts';
import {
  countKinds,
  insertEntries,
  insertLines,
  insertOrders,
  linesOf,
  listOpenOf,
  updateLine,
} from './queries.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/** Whoever registers together gets an order together, if the edition sells tickets. */
export const orderForRegistered = on('AttendeesRegistered', async (database, services, events) => {
  for (const [editionId, together] of Map.groupBy(events, ({ edition }) => edition?.id)) {
    const [{ edition, documents } = { edition: undefined, documents: undefined }] = together;
    if (!editionId || !edition || !documents) continue;
    await makeOrders(
      database,
      services,
      { edition, documents },
      together.map(({ attendees }) => attendees),
    );
  }
});

interface Of {
  edition: EditionRow;
  documents: Documents;
}

/** An order for each of these groups of people, of whom the first is the buyer. Others of their companies follow the price. */
export async function makeOrders(
  database: Database,
  services: Services,
  { edition, documents }: Of,
  groups: readonly (readonly AttendeeRow[])[],
): Promise<OrderRow[]> {
  const { sales } = documents;
  const now = services.clock.now();
  const today = zonedDate(now, edition.zone);
  const kinds = kindsIn(sales, edition.currency).filter((kind) => kind.isPublic && isOnSale(kind, today));
  if (kinds.length === 0) return [];
  const taken = kinds.some(({ places }) => places !== null)
    ? await countKinds(database, edition.id)
    : new Map<string, number>();
  const keys = [...new Set(groups.flatMap((people) => people.map(({ group_key }) => group_key)))];
  const counts =
    edition.group_percent === null ? new Map<string, number>() : await countByGroup(database, edition, keys);
  const isGroup = (key: string) =>
    (counts.get(key) ?? 0) >= (edition.group_least ?? Number.POSITIVE_INFINITY);
  const levies = leviesOn(sales, today);
  const made: { order: OrderRow; lines: OrderLineRow[] }[] = [];
  for (const people of groups) {
    const [buyer] = people;
    if (!buyer) continue;
    const orderId = newId();
    const lines = people.flatMap((person, index): OrderLineRow[] => {
      const kind = firstFree(kinds, today, taken);
      if (!kind) return [];
      // Some have it already, such as those who registered together.
      const inGroup = person.group_fee_at !== null || isGroup(person.group_key);
      const amount = priceFor({
        ...{ kind, currency: edition.currency, code: undefined, company: person.company },
        groupPercent: inGroup ? edition.group_percent : null,
      });
      const { key, name, price } = kind;
      return [lineOf({ orderId, position: index, attendeeId: person.id, key, name, price, amount, inGroup })];
    });
    if (lines.length === 0) continue;
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
      ...{ group_key: buyer.group_key, code: '', levies: JSON.stringify(levies) },
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
  await insertLines(
    database,
    made.flatMap(({ lines }) => lines),
  );
  const nothing = billOf([], levies);
  const entries = made.flatMap(({ order, lines }) =>
    entriesFor(services, {
      ...{ orderId: order.id, what: 'billed', note: say.orderedNote() },
      amounts: billedAmounts(nothing, billOf(lines, levies)),
    }),
  );
  await insertEntries(database, entries);
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
  const complete = keys.filter(isGroup);
  await followGroup(
    database,
    services,
    { edition, documents },
    complete,
    new Set(made.map(({ order }) => order.id)),
  );
  return made.map(({ order }) => order);
}

/** The first that is left, of which one more is taken. */
function firstFree(
  kinds: readonly TicketKind[],
  today: string,
  taken: Map<string, number>,
): TicketKind | undefined {
  const kind = kinds.find((one) => isOnSale(one, today, taken.get(one.key) ?? 0));
  if (kind) taken.set(kind.key, (taken.get(kind.key) ?? 0) + 1);
  return kind;
}

interface NewLine {
  orderId: string;
  position: number;
  attendeeId: string;
  key: string;
  name: string;
  price: number;
  amount: number;
  inGroup: boolean;
}

function lineOf({ orderId, attendeeId, key, name, inGroup, ...line }: NewLine): OrderLineRow {
  const of = { id: newId(), order_id: orderId, attendee_id: attendeeId, is_named: 1, kind: key, label: name };
  return { ...of, ...line, in_group: inGroup ? 1 : 0, ended_at: null };
}

/** Who ordered before their company's group was complete gets its discount, as long as nothing is paid. */
async function followGroup(
  database: Database,
  services: Services,
  { edition, documents: { sales } }: Of,
  groups: readonly string[],
  except: ReadonlySet<string>,
): Promise<void> {
  for (const order of await listOpenOf(database, edition.id, groups)) {
    if (except.has(order.id)) continue;
    const lines = await linesOf(database, [order.id]);
    if (lines.every(({ in_group, ended_at }) => in_group === 1 || ended_at !== null)) continue;
    const inGroup = lines.map((line) => ({ ...line, in_group: 1 }));
    const after = priceAgain(order, inGroup, { edition, sales });
    for (const { id, in_group, amount } of after) await updateLine(database, id, { in_group, amount });
    const entering = { ...services, actor: undefined };
    await billAgain(database, entering, { order, lines }, { order, lines: after }, say.groupNote());
    await settleOrder(database, entering, order.id);
  }
}
