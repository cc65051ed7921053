import { editionScope } from '#features/event/server/service.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { searchEverything } from '../contract.ts';
import { type Finder, findEverything } from './service.ts';

export const createSearchHandlers = (finders: readonly Finder[]): Handler[] => [
  handler(searchEverything, async ({ query: { term, edition } }, { store: { database }, clock }) => ({
    records: await findEverything(
      database,
      finders,
      term,
      await editionScope(database, clock.now(), edition),
    ),
  })),
];
