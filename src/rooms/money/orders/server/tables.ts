import type { PaperContent, PaperSeries } from '../paper.ts';
import type { Levy } from '../pricing.ts';
import type { DayOrder } from '../statement-day.ts';
import { type Asked, DOUBTS, type Doubt } from '../statement-line.ts';
import type { OrderState } from '../states.ts';

declare module '#database/schema.ts' {
  interface Tables {
    orders: OrderRow;
    order_lines: OrderLineRow;
    ledger_entries: LedgerEntryRow;
    order_papers: OrderPaperRow;
    order_totals: OrderTotalRow;
    order_ways: OrderWayRow;
    statement_lines: StatementLineRow;
    statement_parts: StatementPartRow;
    statement_day_orders: StatementDayOrderRow;
  }
}

/** What somebody buys for themselves and others. All amounts are in the smallest unit of its currency. */
export interface OrderRow {
  id: string;
  event_id: string;
  /** What is written with a payment. */
  reference: string;
  state: OrderState;
  currency: string;
  buyer_name: string;
  email: string;
  email_key: string;
  /** In which the buyer is written to; null stands for the site's main one. */
  language: string | null;
  buyer_company: string;
  buyer_address: string;
  buyer_tax_number: string;
  /** The company's name, as registrations are counted by it. */
  group_key: string;
  /** Of the buyer: who has the same gets the discount of a group together. */
  discount_key: string;
  /** '' without one. */
  code: string;
  /** What part of the price without levies they keep for the tax authority, in millionths, as they declared it. */
  withholding: number;
  /** JSON (`Levy[]`): those that held when it was priced. */
  levies: string;
  /** What its ledger comes to, for lists. */
  total: number;
  paid: number;
  refunded: number;
  withheld: number;
  /** Until when its places are kept; null if they are for good. */
  held_until: string | null;
  reminded_at: string | null;
  ended: 'expired' | 'cancelled' | null;
  /** Name, company, address and reference, normalised for search. */
  search_text: string;
  created_at: string;
  updated_at: string;
}

/** A place in an order. */
export interface OrderLineRow {
  id: string;
  order_id: string;
  /** That of the order. */
  event_id: string;
  position: number;
  /** Null once they are erased, or while nobody is named. */
  attendee_id: string | null;
  /** Whether somebody was named for it. */
  is_named: number;
  kind: string;
  /** What the kind was called, and what it cost, when it was priced. */
  label: string;
  price: number;
  /** What is paid for it; once it has ended, what is kept of that. */
  amount: number;
  /** Whether it is in a complete group; once it is paid, it stays so. */
  in_group: number;
  /** What receipts, less credit notes, say of it. */
  on_papers: number;
  /** Null while it isn't paid; whoever is free to come in without paying is sent it, too. */
  ticket_sent_at: string | null;
  ended_at: string | null;
  /** The currency that it is sold in, if it is; only triggers write it. */
  sold_in?: string | null | undefined;
}

/** What the orders of an edition come to that are in a state. Only triggers write it. */
export interface OrderTotalRow extends Pick<OrderRow, 'event_id' | 'currency' | 'state'> {
  orders: number;
  total: number;
  paid: number;
  refunded: number;
  withheld: number;
}

/** What came into an account for an order, less what went out. Only triggers write it. */
export interface OrderWayRow extends Pick<OrderRow, 'event_id' | 'currency'> {
  order_id: string;
  account: Account;
  /** How many payments came in. */
  payments: number;
  amount: number;
}

export type Account =
  | 'receivable'
  | 'sales'
  | 'levies'
  | 'bank'
  | 'mobile-money'
  | 'cash'
  | 'online'
  | 'withholding';

/** Half of a double entry; only ever added. The amounts of a posting come to 0: debits are above it. */
export interface LedgerEntryRow {
  id: string;
  order_id: string;
  posting: string;
  account: Account;
  amount: number;
  what: 'billed' | 'payment' | 'taken-back' | 'withholding' | 'refund' | 'fiscal';
  /** What it was in words: the number of a transfer or a certificate, or why. */
  note: string;
  /** What can be entered only once, such as a line of a statement. */
  source: string | null;
  user_id: string | null;
  username: string;
  made_at: string;
}

/** A document that is never changed. */
export interface OrderPaperRow {
  id: string;
  order_id: string;
  series: PaperSeries;
  number: number;
  /** JSON (`PaperContent`). */
  content: string;
  /** What the tax authority’s system answered, as it is written and as a QR code says it. */
  fiscal_number: string;
  fiscal_code: string;
  made_at: string;
}

/** A payment that a bank or an operator reports. */
export interface StatementLineRow {
  id: string;
  /** Says whether it was read before. */
  key: string;
  way: 'bank' | 'mobile-money';
  /** '' if it isn’t clear. */
  day: string;
  text: string;
  /** 0 if it isn’t clear. */
  amount: number;
  currency: string;
  state: 'open' | 'matched' | 'ignored';
  /** The one that it is for; null also if it is for several. */
  order_id: string | null;
  /** How it was matched; `entered`: to a payment that somebody had entered, so that nothing was entered again. */
  matched_by: 'reference' | 'name' | 'hand' | 'entered' | null;
  created_at: string;
  /** What isn’t clear about it (`Doubt`), separated by commas; nobody has confirmed it then. */
  doubts: string;
  /** What the bank itself calls it. */
  bank_id: string | null;
  /** The hash of the headings above it; '' if that wasn’t kept yet. */
  told_by: string;
  /** JSON (`Asked`): the words that aren’t known, if knowing them would clear something; null if not, or if they are long. */
  asked: string | null;
}

/** In characters; longer ones are no words that many lines have. */
const ASKED_MAX = 200;

/** As it is stored; null if there is nothing. */
export function askedIn(asked: Asked): string | null {
  const text = JSON.stringify(asked);
  return Object.keys(asked).length > 0 && text.length <= ASKED_MAX ? text : null;
}

export function askedOf({ asked }: Pick<StatementLineRow, 'asked'>): Asked {
  return asked === null ? {} : JSON.parse(asked);
}

export function doubtsOf({ doubts }: Pick<StatementLineRow, 'doubts'>): Doubt[] {
  const said = doubts.split(',');
  return DOUBTS.filter((doubt) => said.includes(doubt));
}

/** What of a reported payment is for one of several orders. */
export interface StatementPartRow {
  id: string;
  line_id: string;
  order_id: string;
  amount: number;
  /** That of its payment in the ledger; null if somebody had entered that before, so that nothing was entered again. */
  source: string | null;
}

/** What came first in days of numbers alone, in files of one form. */
export interface StatementDayOrderRow {
  form: string;
  day_order: DayOrder;
}

export function leviesOf({ levies }: Pick<OrderRow, 'levies'>): Levy[] {
  return JSON.parse(levies);
}

export function contentOf({ content }: Pick<OrderPaperRow, 'content'>): PaperContent {
  return JSON.parse(content);
}
