import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewContent, viewDraft } from '../contract.ts';
import { contentKind } from '../kind.ts';
import * as say from '../messages.ts';
import { contentRights } from '../rights.ts';
import { contentFreeText } from './free-text.ts';
import { contentHandlers } from './handlers.ts';
import { purgeFilms } from './jobs.ts';
import { contentPictures } from './pictures.ts';

export const contentModule: ServerModule = {
  rights: contentRights,
  handlers: contentHandlers,
  kinds: [{ kind: contentKind, freeText: contentFreeText, pictures: contentPictures, listAddresses }],
  pending: [
    pendingIn(viewDraft, {
      screen: '/admin/site',
      count: ({ changes, isAnyWaiting }) => changes.length || Number(isAnyWaiting),
      label: say.changesWait,
      isDot: true,
    }),
  ],
  jobs: () => [purgeFilms],
};

async function listAddresses(call: CallClient) {
  const { site } = await call(viewContent, {});
  const shown = site.ownPages.pages.filter(({ isShown }) => isShown);
  return shown.map(({ slug }) => ({ path: publicAddress.ownPage(slug) }));
}
