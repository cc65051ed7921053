import { joinFacts } from '#platform/contract/join-facts.ts';
import { perLanguage } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import { formatPrice } from '#rooms/edition/content/money.ts';
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
  texts: EditionTexts,
  taker: Taker,
): (readonly [label: string, value: string])[] {
  const { days, time, zone, venue, howToPay } = texts;
  const fee = feeOf(edition, texts, taker);
  const facts = [
    [say.when(), edition.eventDate ? days : ''],
    [say.doorsOpen(), edition.eventTime ? `${time} ${zone}` : ''],
    [say.where(), edition.venue ? venue : ''],
    [say.toPay(), fee],
    [say.howToPay(), fee && linesOf(howToPay).join(' ')],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

const either = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** In each currency in which there is a fee; '' if it isn't known. */
export function feeOf(
  edition: CurrentEdition,
  { regularElsewhere, earlyElsewhere }: Pick<EditionTexts, 'regularElsewhere' | 'earlyElsewhere'>,
  { since, inGroup }: Taker,
): string {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency, groupPercent } = edition;
  const isEarly = earlyBirdFee !== null && earlyBirdHolds(edition, since);
  const fee = isEarly ? earlyBirdFee : regularFee;
  if (fee === null) return '';
  const early = isEarly ? earlyBirdNote(ends) : '';
  const discounted = inGroup && groupPercent ? groupPercent : 0;
  const elsewhere = (isEarly ? earlyElsewhere : regularElsewhere).map((price) =>
    formatPrice({ ...price, amount: lessPercent(price.amount, discounted) }),
  );
  const own = fromSmallest(lessPercent(toSmallest(fee, currency), discounted), currency);
  const discount = groupPercent
    ? say.groupDiscountNote({ percent: groupPercent })
    : say.groupDiscountToldNote();
  const notes = joinFacts([early, inGroup ? discount : '']);
  return `${either().format([money(own, currency), ...elsewhere])}${notes && ` (${notes})`}`;
}

function earlyBirdNote(ends: string | null): string {
  return ends ? say.earlyBirdUntilNote({ date: ordinalDate(ends) }) : say.earlyBirdNote();
}

/** Of the currency's smallest unit; half of one is rounded up. */
function lessPercent(amount: number, percent: number): number {
  return Math.round((amount * (100 - percent)) / 100);
}
