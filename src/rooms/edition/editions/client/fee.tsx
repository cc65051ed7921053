import { money } from '../money.ts';
import { useEditions } from './use-editions.ts';

/** An amount in the currency of its edition. */
export function Fee({ amount, edition }: { amount: number; edition: string }) {
  const currency = useEditions()?.find(({ id }) => id === edition)?.currency ?? null;
  return money(amount, currency);
}
