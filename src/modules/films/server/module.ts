import type { ServerModule } from '#platform/server/module.ts';
import { filmHandlers } from './handlers.ts';

export const filmsModule: ServerModule = {
  handlers: filmHandlers,
};
