import { type Handler, handler } from '#platform/server/http/handler.ts';
import { searchEverything } from '../contract.ts';
import { type Finder, findEverything } from './service.ts';

export const createSearchHandlers = (finders: readonly Finder[]): Handler[] => [
  handler(searchEverything, async ({ query }, { store }) => ({
    records: await findEverything(store.database, finders, query.term),
  })),
];
