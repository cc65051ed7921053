import { zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { ServerModule } from '#platform/server/module.ts';
import {
  type EditionRow,
  findCurrentEdition,
  fromSmallest,
  phaseOf,
  readAllPublished,
  type TicketPrices,
} from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { sumOf } from '../pricing.ts';
import {
  daysOf,
  firstFree,
  isSoldOn,
  isUnpriced,
  kindsIn,
  placesLeft,
  priceFor,
  type Sales,
  soldOn,
  type TicketKind,
} from '../sales.ts';
import { letsIn } from '../states.ts';
import { amountOf } from './amount-of.ts';
import { countKinds, statesOfAttendees } from './line-queries.ts';

/** Who still registers for what is over only wants to hear of the next: nothing is sold. */
const isOver = (edition: EditionRow, now: Date) => phaseOf(edition, now) === 'after';

/** What anybody can buy today, and how many of each kind are taken, as far as they are limited. */
export async function onSaleNow(
  database: Database,
  edition: EditionRow,
  { sales, now }: { sales: Sales; now: Date },
) {
  const today = zonedDate(now, edition.zone);
  const kinds = isOver(edition, now) ? [] : soldOn(kindsIn(sales, edition.currency), today);
  const areLimited = kinds.some(({ places }) => places !== null);
  const taken = areLimited ? await countKinds(database, edition.id) : new Map<string, number>();
  return { today, kinds, areLimited, taken };
}

/** How many more can have a ticket today; undefined where that isn't limited. */
export const ticketsLeft: NonNullable<ServerModule['ticketsLeft']> = async (database, edition, now) => {
  if (isOver(edition, now)) return undefined;
  const { sales } = await readAllPublished(database, edition.id);
  if (isUnpriced(sales, edition.currency)) return { left: 0, why: say.notOnSale() };
  const { kinds, taken } = await onSaleNow(database, edition, { sales, now });
  if (kinds.length === 0 || kinds.some(({ places }) => places === null)) return undefined;
  return { left: sumOf(kinds.map((kind) => placesLeft(kind, taken.get(kind.key)))) };
};

/** What the edition's fees say isn't what tickets cost. */
const NOT_ON_SALE: TicketPrices = {
  ...{ kinds: [], alone: '', inGroup: '', least: null },
  ...{ together: [], areLimited: false },
};

/** What is said of it where people read about it and register. */
export async function ticketPrices(
  { store: { database }, clock }: Services,
  most: number,
): Promise<TicketPrices | undefined> {
  const now = clock.now();
  const edition = await findCurrentEdition(database, now);
  const { currency = null, group_least: least = null, group_percent: groupPercent = null } = edition ?? {};
  if (!edition || isOver(edition, now)) return undefined;
  const { sales } = await readAllPublished(database, edition.id);
  if (isUnpriced(sales, currency)) return NOT_ON_SALE;
  if (!currency) return undefined;
  const { kinds, taken, today, areLimited } = await onSaleNow(database, edition, { sales, now });
  const left = kinds.filter((kind) => placesLeft(kind, taken.get(kind.key)) > 0);
  const [proposed = kinds[0]] = left;
  if (!proposed) return undefined;
  const shown = (amount: number) => amountOf({ currency }, amount);
  const priceOf = (kind: TicketKind, inGroup: boolean) =>
    priceFor({
      ...{ kind, currency, code: undefined, company: '' },
      groupPercent: inGroup ? groupPercent : null,
    });
  // On days when nothing is sold, there is no choice.
  const offered = isSoldOn(proposed, today) ? left : left.slice(0, 1);
  // The first so many who register together get the first so many of these.
  const chosen = Array.from({ length: most }, () => firstFree(kinds, taken)).filter(
    (kind) => kind !== undefined,
  );
  const togetherOf = (many: number) =>
    sumOf(chosen.slice(0, many).map((kind) => priceOf(kind, least !== null && many >= least)));
  return {
    kinds: offered.map(({ shown: name, note, price, until }) => ({
      ...{ name, note, price: shown(price), amount: fromSmallest(price, currency) },
      until: until >= today ? until : '',
    })),
    alone: shown(priceOf(proposed, false)),
    inGroup: shown(priceOf(proposed, true)),
    least: groupPercent === null || !proposed.inGroups ? null : least,
    together: chosen.map((_, index) => shown(togetherOf(index + 1))),
    areLimited,
  };
}

export const soldTickets: NonNullable<ServerModule['soldTickets']> = {
  async limitedKinds(database, { editionId, days }) {
    const { ticketKinds } = (await readAllPublished(database, editionId)).sales;
    return new Map(
      ticketKinds.kinds
        .map((kind) => [kind.key, daysOf(kind, days)] as const)
        .filter(([, some]) => some.length < days.length),
    );
  },
  async of(database, attendeeIds) {
    const places = await statesOfAttendees(database, attendeeIds);
    return new Map(
      places.map(({ attendee_id, kind, state }) => [attendee_id ?? '', { kind, isPaid: letsIn(state) }]),
    );
  },
};
