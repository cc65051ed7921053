import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, text } from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';
import { refusedByState } from './contract.ts';
import { PROVIDERS } from './online.ts';

const paymentProvider = z.strictObject({
  id: z.enum(PROVIDERS),
  name: z.string(),
  /** Whether people pay by it now. */
  isChosen: z.boolean(),
  /** The end of its secret key; '' without one. The key itself is never answered. */
  keyEnd: z.string(),
  isTest: z.boolean(),
  hasWebhookSecret: z.boolean(),
  /** Where it reports payments; entered at the provider. */
  webhook: z.string(),
});
export type PaymentProvider = z.output<typeof paymentProvider>;

export const viewPaymentProviders = defineCall({
  name: 'viewPaymentProviders',
  summary: 'By whom people can pay online, without keys',
  method: 'GET',
  path: '/api/v1/payment-providers',
  access: { right: 'finance' },
  reply: listOf(paymentProvider),
});

const KEY_MAX = 250;
export const providerForm = z.strictObject({
  key: text(KEY_MAX).describe('The secret key; empty leaves the one before.'),
  webhookSecret: text(KEY_MAX).describe('What signs its reports, if that is another secret.'),
  isChosen: z.boolean().describe('Whether people pay by it from now on.'),
});
const providerId = { id };

export const updatePaymentProvider = defineCall({
  name: 'updatePaymentProvider',
  summary: 'Keep the keys of a provider, encrypted, once it takes them',
  method: 'PUT',
  path: '/api/v1/payment-providers/{id}',
  access: { right: 'finance' },
  sessionOnly: true,
  query: providerId,
  body: providerForm,
  reply: changed,
});

export const testPaymentProvider = defineCall({
  name: 'testPaymentProvider',
  summary: 'Ask a provider whether it takes the keys that are kept',
  method: 'POST',
  path: '/api/v1/payment-providers/{id}/test',
  access: { right: 'finance' },
  ...refusedByState,
  query: providerId,
  reply: changed,
});

export const deletePaymentProvider = defineCall({
  name: 'deletePaymentProvider',
  summary: 'Forget the keys of a provider; nobody pays by it any more',
  method: 'DELETE',
  path: '/api/v1/payment-providers/{id}',
  access: { right: 'finance' },
  sessionOnly: true,
  query: providerId,
  reply: changed,
});
