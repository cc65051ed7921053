import type { Way } from '../../contract.ts';
import type { ProviderName, RefundState } from '../../online.ts';

declare module '#database/schema.ts' {
  interface Tables {
    online_payments: OnlinePaymentRow;
    refunds: RefundRow;
    provider_events: ProviderEventRow;
  }
}

/** Somebody’s attempt to pay an order on a provider’s page. */
export interface OnlinePaymentRow {
  id: string;
  order_id: string;
  provider: ProviderName;
  /** Whether it was begun with a key that moves no money. */
  is_test: number;
  /** What the provider knows it by. */
  reference: string;
  currency: string;
  amount: number;
  /** What was paid, once it was. */
  received: number;
  /** `amiss`: paid, but not so that it can be entered; `lapsed`: never paid, and no longer asked about. */
  state: 'begun' | 'paid' | 'amiss' | 'lapsed';
  problem: '' | 'currency' | 'test';
  /** Of the provider’s page. */
  address: string;
  provider_id: string;
  /** How often the provider was asked, and when it is asked next. */
  asks: number;
  ask_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Money that goes back to a buyer. */
export interface RefundRow {
  id: string;
  order_id: string;
  /** Null if it goes back by hand. */
  payment_id: string | null;
  way: Way | 'online';
  amount: number;
  state: RefundState;
  note: string;
  provider_id: string;
  /** When the provider was last told. */
  sent_at: string | null;
  asks: number;
  ask_at: string | null;
  user_id: string | null;
  username: string;
  created_at: string;
  updated_at: string;
}

/** What a provider reported by itself, kept so that it counts once. */
export interface ProviderEventRow {
  id: string;
  provider: ProviderName;
  event: string;
  /** Which payment it is about; '' if none of ours. */
  reference: string;
  /** As it arrived; '' once it is done, since it names people. */
  body: string;
  received_at: string;
  done_at: string | null;
}
