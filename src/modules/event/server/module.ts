import type { ServerModule } from '#platform/server/module.ts';
import { eventKind } from '../kind.ts';
import { eventHandlers } from './handlers.ts';
import { eventPages, homeRoute } from './pages.ts';
import { restoreEvent } from './service.ts';

export const eventModule: ServerModule = {
  handlers: eventHandlers,
  pages: (modules) => [homeRoute(modules), ...eventPages],
  kinds: [{ kind: eventKind, restoreOne: restoreEvent }],
};
