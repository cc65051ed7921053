import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { viewContent } from '../contract.ts';
import { createContentHandlers } from './handlers.ts';
import type { AroundContent } from './service.ts';
import { contentWritings } from './writings.ts';

export const contentOnServer = (around: AroundContent) => ({
  handlers: createContentHandlers(around),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  personalData: null,
  writings: contentWritings,
  listAddresses: async (call: CallClient) => {
    const { site } = await call(viewContent, {});
    const shown = site.ownPages.pages.filter(({ isShown }) => isShown);
    return shown.map(({ slug }) => ({ path: publicAddress.ownPage(slug) }));
  },
});
