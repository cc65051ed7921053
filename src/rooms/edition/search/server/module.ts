import type { ServerModule } from '#platform/server/module.ts';
import { searchHandlers } from './handlers.ts';

export const searchModule: ServerModule = {
  handlers: searchHandlers,
};
