import type { ServerModule } from '#platform/server/module.ts';
import { createActivityHandlers, type ReadZone } from './handlers.ts';

export const activityModule = (readZone: ReadZone): ServerModule => ({
  handlers: createActivityHandlers(readZone),
});
