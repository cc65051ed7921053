import type { ServerModule } from '#platform/server/module.ts';
import { viewHandlers } from './handlers.ts';

export const viewsModule: ServerModule = {
  handlers: viewHandlers,
};
