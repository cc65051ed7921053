import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Answer, FakeProvider } from './fake-provider.ts';

/** As Paystack's published interface declares a transaction that is begun. */
const initialize = z.strictObject({
  email: z.email(),
  amount: z.number().int().positive(),
  currency: z.enum(['GHS', 'NGN', 'ZAR', 'KES', 'USD', 'XOF']),
  reference: z.string().regex(/^[A-Za-z0-9.=-]+$/),
  channels: z.array(z.enum(['card', 'bank', 'ussd', 'qr', 'eft', 'mobile_money', 'bank_transfer'])),
  callback_url: z.url(),
  metadata: z.looseObject({}),
});
const refundAsked = z.strictObject({
  transaction: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  customer_note: z.string(),
  merchant_note: z.string(),
});

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  asked: number;
  currency: string;
  status: string;
  domain: string;
  callback: string;
}

export interface FakeRefund {
  id: number;
  transaction: number;
  amount: number;
  status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';
  merchant_note: string;
}

export const PAYSTACK_KEY = 'sk_test_0123456789abcdef';

/** A provider of payments on a port of its own, by Paystack’s published interface. It is closed when its test ends. */
export class FakePaystack extends FakeProvider {
  readonly transactions = new Map<string, Transaction>();
  readonly refunds: FakeRefund[] = [];
  key = PAYSTACK_KEY;
  /** With which status it refuses to send money back; 0 if it doesn’t. */
  refusesRefunds = 0;
  #ids = 0;

  /** What somebody does on the hosted page. */
  pay(reference: string, { amount, currency = '', domain = 'test' }: Partial<Transaction> = {}): Transaction {
    const found = this.#of(reference);
    found.status = 'success';
    found.amount = amount ?? found.asked;
    found.currency = currency || found.currency;
    found.domain = domain;
    return found;
  }

  #of(reference: string): Transaction {
    const found = this.transactions.get(reference);
    if (!found) throw new Error(`no transaction ${reference}`);
    return found;
  }

  /** What it reports of a payment, as it would be sent. */
  charged(reference: string) {
    const { id, amount, currency, status, domain } = this.#of(reference);
    return this.signed({
      event: 'charge.success',
      data: { id, domain, status, reference, amount, currency },
    });
  }

  reported(refund: FakeRefund) {
    const of = [...this.transactions.values()].find(({ id }) => id === refund.transaction);
    return this.signed({
      event: `refund.${refund.status}`,
      data: {
        ...{ status: refund.status, transaction_reference: of?.reference, refund_reference: null },
        ...{ amount: String(refund.amount), currency: of?.currency, domain: 'test' },
      },
    });
  }

  signed(event: object): { body: string; signature: string } {
    const body = JSON.stringify(event);
    return { body, signature: createHmac('sha512', this.key).update(body).digest('hex') };
  }

  protected answer({ method, url = '', headers }: IncomingMessage, text: string): Answer {
    const { pathname, searchParams } = new URL(url, this.url);
    if (method === 'GET' && pathname.startsWith('/pay/')) return this.#page(pathname.slice('/pay/'.length));
    if (headers.authorization !== `Bearer ${this.key}`)
      return { status: 401, body: { status: false, message: 'Invalid key' } };
    const ok = (data: unknown) => ({ status: 200, body: { status: true, message: 'ok', data } });
    const verifying = /^\/transaction\/verify\/(.+)$/.exec(pathname)?.[1];
    if (verifying) {
      const found = this.transactions.get(decodeURIComponent(verifying));
      if (!found) return { status: 404, body: { status: false, message: 'Transaction not found' } };
      const { asked, callback, ...data } = found;
      return ok({ ...data, requested_amount: asked, channel: 'mobile_money' });
    }
    if (pathname === '/transaction') return ok([]);
    if (pathname === '/transaction/initialize') return this.#begin(text);
    if (pathname === '/refund' && method === 'POST') return this.#refund(text);
    if (pathname === '/refund') {
      const id = Number(searchParams.get('transaction'));
      return ok(this.refunds.filter(({ transaction }) => transaction === id));
    }
    const refund = this.refunds.find(({ id }) => `/refund/${id}` === pathname);
    return refund ? ok(refund) : { status: 404, body: { status: false, message: 'not found' } };
  }

  #begin(text: string) {
    const asked = initialize.safeParse(JSON.parse(text));
    if (!asked.success || this.transactions.has(asked.data.reference))
      return { status: 400, body: { status: false, message: asked.error?.message ?? 'Duplicate reference' } };
    const { reference, amount, currency, callback_url } = asked.data;
    this.#ids += 1;
    this.transactions.set(reference, {
      ...{ id: this.#ids, reference, amount, asked: amount, currency, status: 'abandoned' },
      ...{ domain: 'test', callback: callback_url },
    });
    const data = { authorization_url: `${this.url}/pay/${reference}`, access_code: 'x', reference };
    return { status: 200, body: { status: true, message: 'Authorization URL created', data } };
  }

  #refund(text: string): Answer {
    if (this.refusesRefunds > 0)
      return { status: this.refusesRefunds, body: { status: false, message: 'Insufficient balance' } };
    const { transaction, amount, merchant_note } = refundAsked.parse(JSON.parse(text));
    this.#ids += 1;
    const refund = { id: this.#ids, transaction: Number(transaction), amount, merchant_note };
    const made: FakeRefund = { ...refund, status: 'pending' };
    this.refunds.push(made);
    return { status: 200, body: { status: true, message: 'Refund has been queued', data: made } };
  }

  /** The hosted page, with one button that pays. */
  #page(reference: string) {
    const found = this.transactions.get(reference);
    if (!found) return { status: 404, body: 'gone' };
    this.pay(reference);
    const back = `${found.callback}&trxref=${reference}&reference=${reference}`;
    return {
      status: 200,
      body: `<title>Checkout</title><h1>Paid</h1><a href="${back}">Back to the merchant</a>`,
    };
  }
}
