import type { ServerModule } from '#platform/server/module.ts';
import { filmHandlers } from './handlers.ts';
import { mountFilms } from './mount-films.ts';

export const filmsModule: ServerModule = {
  handlers: filmHandlers,
  mountFiles: mountFilms,
};
