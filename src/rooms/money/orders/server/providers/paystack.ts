import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Account, Provider, RefundAnswer } from './provider.ts';
import { askProvider, ProviderFailure, parseJson } from './request.ts';
import { isHmac } from './signature.ts';

const KEY = /^sk_(test|live)_\w{8,200}$/;
const SIGNATURE = 'x-paystack-signature';
/** What people in Ghana pay with: Paystack shows those that the account and the currency have. */
const CHANNELS = ['card', 'mobile_money', 'bank_transfer'];

const idText = z.union([z.string(), z.number()]).transform(String);
/** Some of its answers write amounts as text. */
const units = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)]);

const begun = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) });
const verified = z.object({
  data: z.object({
    id: idText,
    status: z.string(),
    reference: z.string(),
    amount: units,
    currency: z.string(),
    domain: z.string(),
    channel: z.string().nullish(),
  }),
});
const refund = z.object({ id: idText, status: z.string(), merchant_note: z.string().nullish() });
const oneRefund = z.object({ data: refund });
const refunds = z.object({ data: z.array(refund) });
const webhook = z.object({
  event: z.string().max(100),
  data: z.object({
    id: idText.nullish(),
    reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
  }),
});

function ask<T extends z.ZodType>(account: Account, path: string, answer: T, body?: object) {
  const headers = { authorization: `Bearer ${account.key}`, accept: 'application/json' };
  return askProvider(
    new URL(path, account.url),
    body
      ? {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { headers },
    answer,
  );
}

/** Paystack’s hosted checkout, by its published interface (paystack.com/docs/api). */
export const paystack: Provider = {
  address: 'https://api.paystack.co',
  checkoutHosts: ['checkout.paystack.com'],
  // Of francs without centimes, too.
  decimals: () => 2,
  isKey: (key) => KEY.test(key),
  isTestKey: (key) => key.startsWith('sk_test_'),
  hasWebhookSecret: false,

  async begin(account, { reference, amount, currency, email, description, returnTo }) {
    const { data } = await ask(account, '/transaction/initialize', begun, {
      ...{ email, amount, currency, reference, channels: CHANNELS, callback_url: returnTo },
      metadata: { custom_fields: [{ display_name: description, variable_name: 'order', value: reference }] },
    });
    if (data.reference !== reference) throw new ProviderFailure('another payment was begun');
    return { address: data.authorization_url, providerId: '' };
  },

  readWebhook({ key }, headers, body) {
    if (!isHmac('sha512', key, body, headers.get(SIGNATURE) ?? '')) return undefined;
    const text = Buffer.from(body).toString('utf8');
    const read = webhook.safeParse(parseJson(text));
    if (!read.success) return { event: hashOf(body), reference: '' };
    const { event, data } = read.data;
    // Its events have no ids of their own.
    return {
      event: `${event}:${data.id ?? hashOf(body)}`,
      reference: data.transaction_reference ?? data.reference ?? '',
    };
  },

  async ask(account, { reference }) {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    const { data } = await ask(account, path, verified);
    const { status, id, amount, currency, domain, channel } = data;
    return {
      // What was reversed before it was heard of has gone back.
      state: status === 'success' ? 'paid' : status === 'failed' || status === 'reversed' ? 'failed' : 'open',
      ...{ reference: data.reference, amount, currency, isTest: domain !== 'live', providerId: id },
      channel: channel ?? '',
    };
  },

  async refund(account, { providerId }, { id, amount, currency, reason }) {
    const { data } = await ask(account, '/refund', oneRefund, {
      ...{ transaction: providerId, amount, currency, customer_note: reason, merchant_note: id },
    });
    return toRefund(data);
  },

  async askRefund(account, payment, { id, providerId }) {
    if (providerId) {
      const { data } = await ask(account, `/refund/${encodeURIComponent(providerId)}`, oneRefund);
      return toRefund(data);
    }
    const path = `/refund?transaction=${encodeURIComponent(payment.providerId)}&perPage=100`;
    const { data } = await ask(account, path, refunds);
    const found = data.find(({ merchant_note }) => merchant_note === id);
    return found && toRefund(found);
  },

  async test(account) {
    await ask(account, '/transaction?perPage=1', z.object({ data: z.array(z.unknown()) }));
  },
};

function toRefund({ id, status }: z.output<typeof refund>): RefundAnswer {
  const states: Record<string, RefundAnswer['state']> = {
    processed: 'done',
    failed: 'failed',
    'needs-attention': 'needs-attention',
  };
  return { providerId: id, state: states[status] ?? 'pending' };
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
