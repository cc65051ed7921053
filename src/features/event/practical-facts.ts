import { ordinalDate } from '#platform/contract/event-zone.ts';
import type { CurrentEdition } from './edition.ts';
import type { EditionWords } from './edition-words.ts';
import { earlyBirdHolds } from './fees.ts';
import { money } from './money.ts';

const HOW_TO_PAY = 'Nothing now: the organiser writes to you with the ways to pay.';

/** When, where and for how much, for somebody who has just registered. What isn't known is left out. */
export function practicalFacts(
  event: CurrentEdition,
  { days, time, zone, venue }: EditionWords,
  now: Date,
): (readonly [label: string, value: string])[] {
  const fee = feeToday(event, now);
  const facts = [
    ['When', event.eventDate ? days : ''],
    ['Doors open', event.eventTime ? `${time} ${zone}` : ''],
    ['Where', event.venue ? venue : ''],
    ['To pay', fee],
    ['How to pay', fee && HOW_TO_PAY],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** The fee of somebody who registers now. */
function feeToday(event: CurrentEdition, now: Date): string {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency } = event;
  if (earlyBirdFee !== null && earlyBirdHolds(event, now)) {
    return `${money(earlyBirdFee, currency)} (early bird${ends ? `, until ${ordinalDate(ends)}` : ''})`;
  }
  return regularFee === null ? '' : money(regularFee, currency);
}
