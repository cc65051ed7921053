import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Answer, FakeProvider } from './fake-provider.ts';

/** As docs.stripe.com declares a session of Checkout with a price of its own. */
const sessionAsked = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200),
  customer_email: z.email(),
  success_url: z.url(),
  cancel_url: z.url(),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
  'line_items[0][price_data][unit_amount]': z.string().regex(/^\d+$/),
  'line_items[0][price_data][product_data][name]': z.string().min(1),
  'metadata[reference]': z.string(),
  'payment_intent_data[metadata][reference]': z.string(),
});
const refundAsked = z.strictObject({
  payment_intent: z.string().startsWith('pi_'),
  amount: z.string().regex(/^\d+$/),
  'metadata[refund]': z.string(),
  'metadata[reference]': z.string(),
});

interface Session {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  livemode: boolean;
  payment_intent: string | null;
}

interface StripeRefund {
  id: string;
  payment_intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed' | 'requires_action';
  metadata: { refund: string; reference: string };
}

export const STRIPE_KEY = 'sk_test_stripe0123456789';
export const STRIPE_SECRET = 'whsec_0123456789abcdef';

/** Stripe’s Checkout on a port of its own, by its published interface. */
export class FakeStripe extends FakeProvider {
  readonly sessions = new Map<string, Session>();
  readonly refunds: StripeRefund[] = [];
  /** What was answered to a request that has the same key. */
  readonly #once = new Map<string, Answer>();
  #ids = 0;

  /** What somebody does on the hosted page. */
  pay(
    reference: string,
    { amount, currency, livemode }: { amount?: number; currency?: string; livemode?: boolean } = {},
  ): Session {
    const found = this.of(reference);
    Object.assign(found, {
      ...{ status: 'complete', payment_status: 'paid', payment_intent: this.#id('pi') },
      ...{ amount_total: amount ?? found.amount_total, currency: currency ?? found.currency },
      livemode: livemode ?? found.livemode,
    });
    return found;
  }

  of(reference: string): Session {
    const found = [...this.sessions.values()].find((one) => one.client_reference_id === reference);
    if (!found) throw new Error(`no session ${reference}`);
    return found;
  }

  /** What it reports of a payment, as it would be sent at this time. */
  completed(reference: string, now: Date) {
    return this.signed({ type: 'checkout.session.completed', data: { object: this.of(reference) } }, now);
  }

  reported(refund: StripeRefund, now: Date) {
    return this.signed({ type: 'refund.updated', data: { object: refund } }, now);
  }

  signed(event: object, now: Date, secret = STRIPE_SECRET): { body: string; signature: string } {
    const body = JSON.stringify({ id: this.#id('evt'), object: 'event', ...event });
    const at = Math.floor(now.getTime() / 1000);
    const sign = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, signature: `t=${at},v1=${sign},v0=${'0'.repeat(64)}` };
  }

  protected answer({ method, url = '', headers }: IncomingMessage, text: string): Answer {
    const { pathname, searchParams } = new URL(url, this.url);
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return refused(401, 'Invalid API Key provided');
    if (pathname === '/v1/balance') return { status: 200, body: { object: 'balance', livemode: false } };
    if (method === 'POST') {
      const once = String(headers['idempotency-key'] ?? '');
      const answer =
        this.#once.get(once) ?? this.#change(pathname, Object.fromEntries(new URLSearchParams(text)));
      if (once) this.#once.set(once, answer);
      return answer;
    }
    if (pathname === '/v1/refunds') {
      const of = searchParams.get('payment_intent');
      return {
        status: 200,
        body: { object: 'list', data: this.refunds.filter((one) => one.payment_intent === of) },
      };
    }
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const found = this.sessions.get(id) ?? this.refunds.find((one) => one.id === id);
    return found ? { status: 200, body: found } : refused(404, 'No such object');
  }

  #change(pathname: string, form: Record<string, string>): Answer {
    if (pathname === '/v1/checkout/sessions') {
      const asked = sessionAsked.safeParse(form);
      if (!asked.success) return refused(400, asked.error.message);
      const id = this.#id('cs_test');
      const session: Session = {
        ...{ id, url: `${this.url}/c/pay/${id}`, status: 'open', payment_status: 'unpaid' },
        client_reference_id: asked.data.client_reference_id,
        amount_total: Number(asked.data['line_items[0][price_data][unit_amount]']),
        currency: asked.data['line_items[0][price_data][currency]'],
        ...{ livemode: false, payment_intent: null },
      };
      this.sessions.set(id, session);
      return { status: 200, body: { ...session } };
    }
    const asked = refundAsked.safeParse(form);
    if (pathname !== '/v1/refunds' || !asked.success) return refused(400, asked.error?.message ?? 'Unknown');
    const refund: StripeRefund = {
      ...{ id: this.#id('re'), payment_intent: asked.data.payment_intent, amount: Number(asked.data.amount) },
      status: 'pending',
      metadata: { refund: asked.data['metadata[refund]'], reference: asked.data['metadata[reference]'] },
    };
    this.refunds.push(refund);
    return { status: 200, body: { ...refund } };
  }

  #id(sort: string): string {
    this.#ids += 1;
    return `${sort}_${String(this.#ids).padStart(6, '0')}`;
  }
}

function refused(status: number, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
