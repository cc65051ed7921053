import { ordinalDate, zonedDate } from '#platform/contract/event-zone.ts';
import type { EventRecord } from './contract.ts';
import { cedis } from './money.ts';

type Fees = Pick<EventRecord, 'regularFee' | 'earlyBirdFee' | 'earlyBirdExpiryDate'>;

/** Whether the early bird fee still applies: up to and including its last day, if it has one. */
export function earlyBirdHolds({ earlyBirdFee, earlyBirdExpiryDate }: Fees, now: Date): boolean {
  return earlyBirdFee !== null && (!earlyBirdExpiryDate || zonedDate(now) <= earlyBirdExpiryDate);
}

/** Today's price of taking part in one sentence, such as 'The fee is GH₵ 1,500.' */
export function feesInWords(event: Fees, now: Date): string | undefined {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate } = event;
  if (regularFee === null) return undefined;
  if (earlyBirdFee === null || !earlyBirdHolds(event, now)) return `The fee is ${cedis(regularFee)}.`;
  const until = earlyBirdExpiryDate ? ` until ${ordinalDate(earlyBirdExpiryDate)}` : '';
  return `Early bird ${cedis(earlyBirdFee)}${until}; regular ${cedis(regularFee)}.`;
}
