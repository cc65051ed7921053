import { handler } from '#platform/server/http/handler.ts';
import { searchEverything } from '../contract.ts';
import { findEverything } from './service.ts';

export const searchHandlers = [
  handler(searchEverything, async ({ query }, { store }) => ({
    records: await findEverything(store.database, query.term),
  })),
];
