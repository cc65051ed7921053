import { decimalsOf } from '#rooms/edition/server.ts';
import type { Provider } from './provider.ts';

/** A provider that is spoken to in the amounts of orders, whatever it counts itself. */
export function inOwnUnits(provider: Provider): Provider {
  const factor = (currency: string) => 10 ** (provider.decimals(currency) - decimalsOf(currency));
  const toTheirs = <Asked extends { amount: number; currency: string }>(asked: Asked): Asked => ({
    ...asked,
    amount: asked.amount * factor(asked.currency),
  });
  return {
    ...provider,
    begin: (account, order) => provider.begin(account, toTheirs(order)),
    async ask(account, payment) {
      const answer = await provider.ask(account, payment);
      return { ...answer, amount: Math.floor(answer.amount / factor(answer.currency)) };
    },
    refund: (account, payment, refund) => provider.refund(account, payment, toTheirs(refund)),
  };
}
