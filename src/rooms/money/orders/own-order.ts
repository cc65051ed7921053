import type { WatchedState } from './online.ts';
import type { OrderState } from './states.ts';

export interface OwnLine {
  id: string;
  name: string;
  kind: string;
  label: string;
  /** What can be chosen for it: also what it is, at the price that this keeps. */
  kinds: readonly { key: string; name: string; note: string; price: string }[];
  /** Before the discount; '' without one. */
  price: string;
  amount: string;
  hasEnded: boolean;
}

/** What the buyer sees of an order. Amounts are in words; '' stands for none. */
export interface OwnOrderView {
  reference: string;
  state: OrderState;
  /** Whether kinds and code can still be chosen. */
  isOpen: boolean;
  due: string;
  /** What a company may keep for the tax authority, such as '7.5%'; '' if nothing. */
  withholding: string;
  /** Whether this one declared that it does; then, what it pays and what the certificate is about. */
  withholds: boolean;
  dueLess: string;
  certificate: string;
  toReturn: string;
  /** By whom it can be paid online; '' if it can’t. */
  payBy: string;
  /** Whether money that doesn’t exist paid it. */
  wasTest: boolean;
  /** The payment from which somebody has just come back. */
  came: { reference: string; state: WatchedState } | null;
  refunds: readonly { id: string; amount: string; state: string; date: string }[];
  until: string;
  /** Without a mail server, nobody gets papers by mail, nor the code with which they could change their place. */
  sendsMail: boolean;
  /** By which others of their company register, so that the group’s discount is theirs; null without one. */
  colleagues: { link: string; least: number; percent: number } | null;
  lines: readonly OwnLine[];
  code: string;
  net: string;
  levies: readonly { name: string; rate: number; amount: string }[];
  total: string;
  payments: readonly { label: string; date: string; amount: string }[];
  buyer: Record<'buyer' | 'company' | 'address' | 'taxNumber', string>;
  papers: readonly { id: string; title: string; number: string; total: string }[];
  transfer: readonly string[];
  terms: readonly string[];
  /** What somebody who cancels today gets back, and the rules behind it. */
  refund: string;
  /** When the group's discount ends; '' if that can't be. */
  groupRule: string;
  rules: readonly string[];
}
