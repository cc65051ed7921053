import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { editionKind } from '../kind.ts';
import { MAP_FRAME } from '../map.ts';
import { editionRights } from '../rights.ts';
import { editionHandlers } from './handlers.ts';
import { editionPages, homeRoute } from './pages.ts';
import { findCurrentEdition, otherEdition, restoreEdition, siteZone } from './service.ts';

export const editionsModule: ServerModule = {
  rights: editionRights,
  handlers: editionHandlers,
  pages: (modules) => [homeRoute(modules), ...editionPages],
  readZone: siteZone,
  otherEdition,
  currentEditionId: async (database, now) => (await findCurrentEdition(database, now))?.id,
  frames: { [publicAddress.contact]: MAP_FRAME },
  kinds: [{ kind: editionKind, restoreOne: restoreEdition }],
};
