import { message } from '#platform/contract/message.ts';
export const opensInNewTab = message('(opens in a new tab)');
