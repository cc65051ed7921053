import type { ServerModule } from '#platform/server/module.ts';
import { recordHandlers } from './handlers.ts';

export const recordsModule: ServerModule = {
  handlers: recordHandlers,
};
