import { EVENT_ZONE_LABEL, ordinalDate } from '#platform/contract/event-zone.ts';
import { type EventRecord, FALLBACK } from './contract.ts';
import { earlyBirdHolds } from './fees.ts';
import { cedis } from './money.ts';
import { daysInWords, scheduleOf, timeInWords } from './schedule.ts';

type Fact = readonly [label: string, value: string];

/** When, where and for how much, for somebody who has just registered. What isn't known is left out. */
export function practicalFacts(event: EventRecord, now: Date): Fact[] {
  const schedule = scheduleOf(event);
  const fee = feeToday(event, now);
  return [
    ...(schedule ? ([['When', daysInWords(schedule)]] as const) : []),
    ...(event.eventTime
      ? ([['Doors open', `${timeInWords(event.eventTime)} ${EVENT_ZONE_LABEL}`]] as const)
      : []),
    ['Where', event.venue ?? FALLBACK.venue],
    ...(fee ? ([['To pay', fee]] as const) : []),
    ...(fee ? ([['How to pay', HOW_TO_PAY]] as const) : []),
  ];
}

const HOW_TO_PAY = 'Nothing now: the organiser writes to you with the ways to pay.';

/** The fee of somebody who registers now. */
function feeToday(event: EventRecord, now: Date): string | undefined {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends } = event;
  if (earlyBirdFee !== null && earlyBirdHolds(event, now)) {
    return `${cedis(earlyBirdFee)} (early bird${ends ? `, until ${ordinalDate(ends)}` : ''})`;
  }
  return regularFee === null ? undefined : cedis(regularFee);
}
