import type { Message } from '#platform/contract/message.ts';
import * as say from '../messages.ts';
import type { Account, LedgerEntryRow, OrderRow } from './tables.ts';

export const ACCOUNT_LABELS: Readonly<Record<Account, Message>> = {
  receivable: say.accountReceivable,
  sales: say.accountSales,
  levies: say.accountLevies,
  bank: say.bank,
  'mobile-money': say.mobileMoney,
  cash: say.cash,
  online: say.online,
  withholding: say.accountWithholding,
};

export const WHAT_LABELS: Readonly<Record<LedgerEntryRow['what'], Message>> = {
  billed: say.whatBilled,
  payment: say.whatPayment,
  'taken-back': say.whatTakenBack,
  withholding: say.whatWithholding,
  refund: say.whatRefund,
  fiscal: say.fiscalNumber,
};

export const ENDED_LABELS: Readonly<Record<NonNullable<OrderRow['ended']>, Message>> = {
  expired: say.stateExpired,
  cancelled: say.stateCancelled,
};
