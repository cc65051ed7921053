import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

/** Whoever takes payments on a page of their own. */
export const PROVIDERS = ['paystack', 'stripe'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = {
  paystack: 'Paystack',
  stripe: 'Stripe',
};

/** Where a provider reports what happened. It is entered at the provider, so it never changes. */
export const webhookAddress = (provider: string) => `/webhooks/${provider}`;

/**
 * How a payment stands for whoever pays: the provider opens its page, doesn't open any, or has opened it; or it came, perhaps not
 * so that it counts.
 */
export const WATCHED_STATES = ['opening', 'away', 'open', 'paid', 'amiss'] as const;
export type WatchedState = (typeof WATCHED_STATES)[number];

export const REFUND_STATES = ['asked', 'pending', 'done', 'failed', 'needs-attention'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_LABELS: Readonly<Record<RefundState, Message>> = {
  asked: say.refundAsked,
  pending: say.refundPending,
  done: say.refundDone,
  failed: say.refundFailed,
  'needs-attention': say.refundNeedsAttention,
};
