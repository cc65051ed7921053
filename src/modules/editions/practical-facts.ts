import { linesOf } from '#platform/contract/lines-of.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { CurrentEdition } from './edition.ts';
import type { EditionTexts } from './edition-texts.ts';
import { earlyBirdHolds } from './fees.ts';
import * as say from './messages.ts';
import { fromSmallest, money, toSmallest } from './money.ts';

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
  { days, time, zone, venue, howToPay }: EditionTexts,
  taker: Taker,
): (readonly [label: string, value: string])[] {
  const fee = feeOf(edition, taker);
  const facts = [
    [say.when(), edition.eventDate ? days : ''],
    [say.doorsOpen(), edition.eventTime ? `${time} ${zone}` : ''],
    [say.where(), edition.venue ? venue : ''],
    [say.toPay(), fee],
    [say.howToPay(), fee && linesOf(howToPay).join(' ')],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** '' if it isn't known. */
export function feeOf(edition: CurrentEdition, { since, inGroup }: Taker): string {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency, groupPercent } = edition;
  const isEarly = earlyBirdFee !== null && earlyBirdHolds(edition, since);
  const fee = isEarly ? earlyBirdFee : regularFee;
  if (fee === null) return '';
  const early = isEarly ? earlyBirdNote(ends) : '';
  const amount = inGroup && groupPercent ? withDiscount(fee, groupPercent, currency) : fee;
  const discount = groupPercent
    ? say.groupDiscountNote({ percent: groupPercent })
    : say.groupDiscountToldNote();
  const notes = [early, inGroup ? discount : ''].filter(Boolean).join('; ');
  return `${money(amount, currency)}${notes && ` (${notes})`}`;
}

function earlyBirdNote(ends: string | null): string {
  return ends ? say.earlyBirdUntilNote({ date: ordinalDate(ends) }) : say.earlyBirdNote();
}

/** To the currency's smallest unit; half of one is rounded up. */
function withDiscount(fee: number, percent: number, currency: string | null): number {
  return fromSmallest(Math.round((toSmallest(fee, currency) * (100 - percent)) / 100), currency);
}
