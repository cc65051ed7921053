import type { ServerModule } from '#platform/server/module.ts';
import * as say from '../messages.ts';
import { viewHandlers } from './handlers.ts';
import { listViews } from './queries.ts';

export const viewsModule: ServerModule = {
  handlers: viewHandlers,
  async describeUser(database, userId) {
    const views = await listViews(database, userId);
    return { [say.savedViews()]: views.map(({ name, query }) => `${name}: ${query}`) };
  },
};
