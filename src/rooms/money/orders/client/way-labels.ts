import type { Way } from '../contract.ts';
import * as say from '../messages.ts';

/** How money comes in and goes out. */
export const WAY_LABELS: Readonly<Record<Way | 'online', () => string>> = {
  bank: say.bank,
  'mobile-money': say.mobileMoney,
  cash: say.cash,
  online: say.online,
};
