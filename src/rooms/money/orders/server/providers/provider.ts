/** Whoever takes payments on a page of their own. All amounts are in the smallest unit of their currency, as the provider counts it. */
export interface Provider {
  /** Where it is, unless a test says otherwise. Nothing else is ever asked. */
  address: string;
  /** Where the page on which people pay may be. */
  checkoutHosts: readonly string[];
  /** How many decimals it counts of a currency, which may be more than people write. */
  decimals: (currency: string) => number;
  isKey: (key: string) => boolean;
  isTestKey: (key: string) => boolean;
  /** Whether its webhooks are signed with a secret of their own. */
  hasWebhookSecret: boolean;
  begin: (account: Account, order: ToPay) => Promise<{ address: string; providerId: string }>;
  /** What a webhook reports; undefined if it isn’t theirs. The bytes are those that arrived. */
  readWebhook: (account: Account, headers: Headers, body: Uint8Array, now: Date) => Reported | undefined;
  ask: (account: Account, payment: Known) => Promise<PaymentAnswer>;
  /** Asks for money to be sent back. Called once: whether it arrived is asked before it is called again. */
  refund: (account: Account, payment: Known, refund: ToRefund) => Promise<RefundAnswer>;
  /** How a refund stands; undefined if the provider knows of none. */
  askRefund: (account: Account, payment: Known, refund: KnownRefund) => Promise<RefundAnswer | undefined>;
  /** Refused by an error if the keys don’t work. */
  test: (account: Account) => Promise<void>;
}

export interface Account {
  /** The origin that is asked. */
  url: string;
  key: string;
  webhookSecret: string;
}

export interface ToPay {
  /** Ours, of this payment alone. */
  reference: string;
  amount: number;
  currency: string;
  email: string;
  description: string;
  /** Where people come back to. */
  returnTo: string;
}

/** A payment by our reference and by the provider’s. */
export interface Known {
  reference: string;
  providerId: string;
}

export interface ToRefund {
  id: string;
  amount: number;
  currency: string;
  reason: string;
}

export interface KnownRefund {
  id: string;
  providerId: string;
}

/** What a provider says happened: which payment to ask about, and what tells it from others. */
export interface Reported {
  event: string;
  reference: string;
}

export interface PaymentAnswer {
  state: 'paid' | 'open' | 'failed';
  reference: string;
  amount: number;
  currency: string;
  isTest: boolean;
  providerId: string;
  /** How it was paid, as the provider names it. */
  channel: string;
}

export interface RefundAnswer {
  state: 'pending' | 'done' | 'failed' | 'needs-attention';
  providerId: string;
}
