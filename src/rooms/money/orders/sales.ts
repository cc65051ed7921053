import { type Documents, shownName } from '#rooms/edition/contract.ts';
import { companyGroup } from '#rooms/people/contract.ts';
import { type Discount, discountedPrice, type Levy, rateOf } from './pricing.ts';
import './texts.ts';

/** What organisers entered of an edition's tickets. */
export type Sales = Documents['sales'];

/** A kind of ticket that costs something, or is given. */
export interface TicketKind {
  key: string;
  /** As it is kept. */
  name: string;
  /** As people read it. */
  shown: string;
  note: string;
  /** In the smallest unit. */
  price: number;
  /** Whether anybody can choose it. */
  isPublic: boolean;
  /** Whether a group's discount applies to it. */
  inGroups: boolean;
  from: string;
  until: string;
  /** The first and the last day on which it lets somebody in; '' for that of the summit. */
  firstDay: string;
  lastDay: string;
  places: number | null;
}

export type Code = Sales['discountCodes']['codes'][number];

/** The kinds that have a price in the edition's currency, which may be 0. Without one, nothing is for sale. */
export function kindsIn({ ticketKinds }: Pick<Sales, 'ticketKinds'>, currency: string | null): TicketKind[] {
  return ticketKinds.kinds.flatMap(({ prices, ...kind }) => {
    const price = prices.find((one) => one.currency === currency);
    return price ? [{ ...kind, shown: shownName(kind, 'name'), price: price.amount }] : [];
  });
}

/** The names of kinds that have a price, but none in the edition's currency. */
export function pricedElsewhere(
  { ticketKinds }: Pick<Sales, 'ticketKinds'>,
  currency: string | null,
): string[] {
  return ticketKinds.kinds
    .filter(({ prices }) => prices.length > 0 && !prices.some((one) => one.currency === currency))
    .map(({ name }) => name);
}

/** Whether tickets have prices, but none can be had: nobody registers for nothing then. */
export function isUnpriced(sales: Pick<Sales, 'ticketKinds'>, currency: string | null): boolean {
  return kindsIn(sales, currency).length === 0 && pricedElsewhere(sales, currency).length > 0;
}

/** Whether it can be bought on a day of the edition's zone, so many of it being taken. */
export function isOnSale(kind: TicketKind, day: string, taken = 0): boolean {
  return isSoldOn(kind, day) && placesLeft(kind, taken) > 0;
}

/** Whether it is sold on a day, as long as there are places: not once it lets nobody in any more. */
export function isSoldOn(
  { from, until, lastDay }: Pick<TicketKind, 'from' | 'until' | 'lastDay'>,
  day: string,
): boolean {
  return (!from || day >= from) && (!until || day <= until) && (!lastDay || day <= lastDay);
}

/** How many more of it there are, so many being taken. */
export function placesLeft({ places }: Pick<TicketKind, 'places'>, taken = 0): number {
  return places === null ? Number.POSITIVE_INFINITY : Math.max(0, places - taken);
}

/** On which of the summit's days it lets somebody in. */
export function daysOf(
  { firstDay, lastDay }: Pick<TicketKind, 'firstDay' | 'lastDay'>,
  days: readonly string[],
): readonly string[] {
  return days.filter((day) => (!firstDay || day >= firstDay) && (!lastDay || day <= lastDay));
}

/** What is sold to anybody on a day; on days when nothing is, all from the dearest on: nobody comes for nothing. */
export function soldOn(kinds: readonly TicketKind[], day: string): readonly TicketKind[] {
  const open = kinds.filter(({ isPublic }) => isPublic);
  const sold = open.filter((kind) => isSoldOn(kind, day));
  return sold.length > 0 ? sold : open.toSorted((a, b) => b.price - a.price);
}

/** The first of these that is left, of which one more is taken; undefined once all are. */
export function firstFree(kinds: readonly TicketKind[], taken: Map<string, number>): TicketKind | undefined {
  const kind = kinds.find((one) => placesLeft(one, taken.get(one.key)) > 0);
  if (kind) taken.set(kind.key, (taken.get(kind.key) ?? 0) + 1);
  return kind;
}

export function leviesOn({ levies }: Pick<Sales, 'levies'>, day: string): Levy[] {
  return levies.levies
    .filter(({ from, until }) => (!from || day >= from) && (!until || day <= until))
    .map(({ name, rate, isOnTop }) => ({ name, rate: rateOf(rate), isOnTop }));
}

/** As people type it; undefined if there is none. */
export function findCode({ discountCodes }: Sales, typed: string): Code | undefined {
  const wanted = typed.trim().toLowerCase();
  return discountCodes.codes.find(({ code }) => code.toLowerCase() === wanted);
}

/** Whom a code is for, besides how often it can be used and until when. */
export function codeFits(code: Code, kind: Pick<TicketKind, 'name'>, company: string): boolean {
  const isKind = !code.kind || code.kind.toLowerCase() === kind.name.toLowerCase();
  return isKind && (!code.company || companyGroup(code.company) === companyGroup(company));
}

/** What a code takes off; nothing if it says nothing in this currency. */
export function discountOf({ percent, prices }: Code, currency: string | null): Discount[] {
  const amount = prices.find((one) => one.currency === currency)?.amount;
  return [...(percent === null ? [] : [{ percent }]), ...(amount === undefined ? [] : [{ amount }])];
}

interface Asked {
  kind: Pick<TicketKind, 'name' | 'price' | 'inGroups'>;
  currency: string | null;
  /** Of the group, if this is in a complete one. */
  groupPercent: number | null;
  code: Code | undefined;
  company: string;
}

/** What somebody pays: the larger of a group's and a code's discount is theirs. */
export function priceFor({ kind, currency, groupPercent, code, company }: Asked): number {
  const ofGroup = groupPercent !== null && kind.inGroups ? [{ percent: groupPercent }] : [];
  const ofCode = code && codeFits(code, kind, company) ? discountOf(code, currency) : [];
  return discountedPrice(kind.price, [...ofGroup, ...ofCode]);
}

/** How much of what was paid is given back so many days before the first day, in percent. */
export function refundPercent({ paying }: Pick<Sales, 'paying'>, daysBefore: number): number {
  const reached = paying.refunds.filter(({ days }) => days !== null && daysBefore >= days);
  return Math.max(0, ...reached.map(({ percent }) => percent ?? 0));
}
