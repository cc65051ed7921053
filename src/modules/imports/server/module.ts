import type { ServerModule } from '#platform/server/module.ts';
import { importHandlers } from './handlers.ts';

export const importsModule: ServerModule = {
  handlers: importHandlers,
};
