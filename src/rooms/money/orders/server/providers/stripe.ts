import { z } from 'zod';
import type { Account, Provider, RefundAnswer } from './provider.ts';
import { askProvider, parseJson } from './request.ts';
import { isHmac } from './signature.ts';

const KEY = /^(sk|rk)_(test|live)_\w{8,200}$/;
const SIGNATURE = 'stripe-signature';
/** In seconds, as Stripe’s own libraries take it. */
const TOLERANCE = 300;

const session = z.object({
  id: z.string(),
  url: z.url().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean(),
  payment_intent: z.string().nullish(),
});
const refund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const refunds = z.object({ data: z.array(refund) });
const webhook = z.object({
  id: z.string().max(200),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

function ask<T extends z.ZodType>(
  { url, key }: Account,
  path: string,
  answer: T,
  { form, once }: { form?: Record<string, string>; once?: string } = {},
) {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(once && { 'idempotency-key': once }),
  };
  if (!form) return askProvider(new URL(path, url), { headers }, answer);
  const body = new URLSearchParams(form).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return askProvider(new URL(path, url), { method: 'POST', headers: { ...headers, ...type }, body }, answer);
}

/** Stripe’s hosted Checkout (docs.stripe.com/api). It names a payment by its session. */
/** Currencies of which it counts no decimals, and three (docs.stripe.com/currencies). The króna and Uganda's shilling have two there. */
const WITHOUT = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const WITH_THREE = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

export const stripe: Provider = {
  address: 'https://api.stripe.com',
  checkoutHosts: ['checkout.stripe.com'],
  decimals: (currency) => (WITHOUT.has(currency) ? 0 : WITH_THREE.has(currency) ? 3 : 2),
  isKey: (key) => KEY.test(key),
  isTestKey: (key) => /^(sk|rk)_test_/.test(key),
  hasWebhookSecret: true,

  async begin(account, { reference, amount, currency, email, description, returnTo }) {
    const form = {
      mode: 'payment',
      client_reference_id: reference,
      customer_email: email,
      success_url: returnTo,
      cancel_url: returnTo,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(amount),
      'line_items[0][price_data][product_data][name]': description,
      'metadata[reference]': reference,
      'payment_intent_data[metadata][reference]': reference,
    };
    const { url, id } = await ask(account, '/v1/checkout/sessions', session, { form, once: reference });
    return { address: url ?? '', providerId: id };
  },

  readWebhook({ webhookSecret }, headers, body, now) {
    const parts = (headers.get(SIGNATURE) ?? '').split(',').map((part) => part.split('='));
    const at = parts.find(([name]) => name === 't')?.[1] ?? '';
    if (!webhookSecret || !/^\d+$/.test(at)) return undefined;
    if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE) return undefined;
    const signed = Buffer.concat([Buffer.from(`${at}.`), body]);
    const isTheirs = parts.some(
      ([name, value = '']) => name === 'v1' && isHmac('sha256', webhookSecret, signed, value),
    );
    if (!isTheirs) return undefined;
    const read = webhook.safeParse(parseJson(Buffer.from(body).toString('utf8')));
    if (!read.success) return { event: at, reference: '' };
    const { client_reference_id, metadata } = read.data.data.object;
    return { event: read.data.id, reference: client_reference_id ?? metadata?.reference ?? '' };
  },

  async ask(account, { providerId }) {
    const answer = await ask(account, `/v1/checkout/sessions/${encodeURIComponent(providerId)}`, session);
    const { payment_status, status, amount_total, currency, livemode, payment_intent } = answer;
    return {
      state: payment_status === 'paid' ? 'paid' : status === 'expired' ? 'failed' : 'open',
      reference: answer.client_reference_id ?? '',
      amount: amount_total ?? 0,
      currency: (currency ?? '').toUpperCase(),
      isTest: !livemode,
      providerId: payment_intent ?? answer.id,
      channel: '',
    };
  },

  async refund(account, { providerId, reference }, { id, amount }) {
    const form = {
      ...{ payment_intent: providerId, amount: String(amount) },
      ...{ 'metadata[refund]': id, 'metadata[reference]': reference },
    };
    return toRefund(await ask(account, '/v1/refunds', refund, { form, once: id }));
  },

  async askRefund(account, payment, { id, providerId }) {
    if (providerId)
      return toRefund(await ask(account, `/v1/refunds/${encodeURIComponent(providerId)}`, refund));
    const path = `/v1/refunds?payment_intent=${encodeURIComponent(payment.providerId)}&limit=100`;
    const found = (await ask(account, path, refunds)).data.find(({ metadata }) => metadata?.refund === id);
    return found && toRefund(found);
  },

  async test(account) {
    await ask(account, '/v1/balance', z.object({ livemode: z.boolean() }));
  },
};

function toRefund({ id, status }: z.output<typeof refund>): RefundAnswer {
  const states: Record<string, RefundAnswer['state']> = {
    succeeded: 'done',
    failed: 'failed',
    canceled: 'failed',
    requires_action: 'needs-attention',
  };
  return { providerId: id, state: states[status ?? ''] ?? 'pending' };
}
