import { expect, test, vi } from 'vitest';
import { inOwnUnits } from './in-own-units.ts';
import { paystack } from './paystack.ts';
import type { Provider } from './provider.ts';
import { stripe } from './stripe.ts';

const ACCOUNT = { url: 'https://provider.example', key: 'key', webhookSecret: '' };
const PAYMENT = { reference: 'ABCD', providerId: '1' };

test.each([
  ['a franc without centimes', paystack, 'XOF', 12_000, 1_200_000],
  ['a cedi', paystack, 'GHS', 120_000, 120_000],
  ['a franc', stripe, 'XOF', 12_000, 12_000],
  ['a króna', stripe, 'ISK', 12_000, 1_200_000],
  ['a shilling of Uganda', stripe, 'UGX', 12_000, 1_200_000],
  ['a dinar', stripe, 'TND', 12_000, 12_000],
  ['a cedi by Stripe', stripe, 'GHS', 120_000, 120_000],
])(
  '%s is asked for, answered and sent back as the provider counts it',
  async (_what, { decimals }, currency, ours, theirs) => {
    const begin = vi.fn<Provider['begin']>();
    const refund = vi.fn<Provider['refund']>();
    const paid = { state: 'paid' as const, reference: 'ABCD', isTest: true, providerId: '1', channel: '' };
    const ask: Provider['ask'] = async () => ({ ...paid, currency, amount: theirs });
    const provider = inOwnUnits({ ...paystack, decimals, begin, refund, ask });
    const order = { reference: 'ABCD', email: '', description: '', returnTo: '', currency };
    await provider.begin(ACCOUNT, { ...order, amount: ours });
    expect(begin.mock.lastCall?.[1].amount).toBe(theirs);
    expect((await provider.ask(ACCOUNT, PAYMENT)).amount).toBe(ours);
    await provider.refund(ACCOUNT, PAYMENT, { id: '1', reason: '', currency, amount: ours });
    expect(refund.mock.lastCall?.[2].amount).toBe(theirs);
  },
);

test('a part of what people can’t pay with counts as nothing', async () => {
  const answer = { state: 'paid' as const, reference: '', isTest: true, providerId: '', channel: '' };
  const ask: Provider['ask'] = async () => ({ ...answer, currency: 'XOF', amount: 1_199_999 });
  expect((await inOwnUnits({ ...paystack, ask }).ask(ACCOUNT, PAYMENT)).amount).toBe(11_999);
});
