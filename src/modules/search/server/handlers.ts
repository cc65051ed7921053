import { editionScope } from '#modules/editions/server/service.ts';
import { handler } from '#platform/server/http/handler.ts';
import { searchEverything } from '../contract.ts';
import { findEverything } from './service.ts';

export const searchHandlers = [
  handler(
    searchEverything,
    async ({ query: { search, edition } }, { store: { database }, clock, modules }) => ({
      records: await findEverything(
        database,
        modules,
        search,
        await editionScope(database, clock.now(), edition),
      ),
    }),
  ),
];
