import type { ServerModule } from '#platform/server/module.ts';
import { eventKind } from '../kind.ts';
import { eventHandlers } from './handlers.ts';
import { eventPages, homeRoute } from './pages.ts';
import { restoreEvent, siteZone } from './service.ts';

export const eventModule: ServerModule = {
  handlers: eventHandlers,
  pages: (modules) => [homeRoute(modules), ...eventPages],
  readZone: siteZone,
  kinds: [{ kind: eventKind, restoreOne: restoreEvent }],
};
