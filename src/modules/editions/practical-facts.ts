import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { CurrentEdition } from './edition.ts';
import type { EditionTexts } from './edition-texts.ts';
import { earlyBirdHolds } from './fees.ts';
import { fromSmallest, money, toSmallest } from './money.ts';

const HOW_TO_PAY = 'Nothing now: the organiser writes to you with the ways to pay.';

/** Who takes part. */
interface Taker {
  /** When they registered: the early-bird fee of that day stays theirs. */
  since: Date;
  /** Whether the group discount is theirs. */
  inGroup: boolean;
}

/** When, where and for how much, for somebody who is registered. What isn't known is left out. */
export function practicalFacts(
  edition: CurrentEdition,
  { days, time, zone, venue }: EditionTexts,
  taker: Taker,
): (readonly [label: string, value: string])[] {
  const fee = feeOf(edition, taker);
  const facts = [
    ['When', edition.eventDate ? days : ''],
    ['Doors open', edition.eventTime ? `${time} ${zone}` : ''],
    ['Where', edition.venue ? venue : ''],
    ['To pay', fee],
    ['How to pay', fee && HOW_TO_PAY],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** '' if it isn't known. */
export function feeOf(edition: CurrentEdition, { since, inGroup }: Taker): string {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency, groupPercent } = edition;
  const isEarly = earlyBirdFee !== null && earlyBirdHolds(edition, since);
  const fee = isEarly ? earlyBirdFee : regularFee;
  if (fee === null) return '';
  const early = isEarly ? `early bird${ends ? `, until ${ordinalDate(ends)}` : ''}` : '';
  const amount = inGroup && groupPercent ? withDiscount(fee, groupPercent, currency) : fee;
  const discount = groupPercent
    ? `${groupPercent}% group discount`
    : 'less the discount that the organiser tells you';
  const notes = [early, inGroup ? discount : ''].filter(Boolean).join('; ');
  return `${money(amount, currency)}${notes && ` (${notes})`}`;
}

/** To the currency's smallest unit; half of one is rounded up. */
function withDiscount(fee: number, percent: number, currency: string | null): number {
  return fromSmallest(Math.round((toSmallest(fee, currency) * (100 - percent)) / 100), currency);
}
