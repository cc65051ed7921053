import type { ServerModule } from '#platform/server/module.ts';
import { editionKind } from '../kind.ts';
import { editionHandlers } from './handlers.ts';
import { editionPages, homeRoute } from './pages.ts';
import { restoreEdition, siteZone } from './service.ts';

export const editionsModule: ServerModule = {
  handlers: editionHandlers,
  pages: (modules) => [homeRoute(modules), ...editionPages],
  readZone: siteZone,
  kinds: [{ kind: editionKind, restoreOne: restoreEdition }],
};
