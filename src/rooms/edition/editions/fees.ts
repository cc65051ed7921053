import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { Edition } from './edition.ts';
import * as say from './messages.ts';
import { money } from './money.ts';
import { isOver } from './schedule.ts';

type Fees = Pick<Edition, 'regularFee' | 'earlyBirdFee' | 'earlyBirdExpiryDate' | 'currency' | 'zone'>;

/** Whether the early bird fee still applies: up to and including its last day, if it has one. */
export function earlyBirdHolds({ earlyBirdFee, earlyBirdExpiryDate, zone }: Fees, now: Date): boolean {
  return earlyBirdFee !== null && (!earlyBirdExpiryDate || !isOver(earlyBirdExpiryDate, now, zone));
}

/** In a sentence, no line ends between the currency and the amount. */
function price(amount: number, currency: string | null): string {
  return money(amount, currency).replace(' ', '\u00a0');
}

/** Today's price of taking part in one sentence, such as 'The fee is GH₵ 1,500.' */
export function formatFees(edition: Fees, now: Date): string | undefined {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate, currency } = edition;
  if (regularFee === null) return undefined;
  const regular = price(regularFee, currency);
  if (earlyBirdFee === null || !earlyBirdHolds(edition, now)) return say.feeOf({ regular });
  const early = price(earlyBirdFee, currency);
  if (!earlyBirdExpiryDate) return say.earlyBirdFees({ early, regular });
  return say.earlyBirdFeesUntil({ early, date: ordinalDate(earlyBirdExpiryDate), regular });
}
