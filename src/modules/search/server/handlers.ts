import { editionScope } from '#modules/editions/server/service.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { searchEverything } from '../contract.ts';
import { findEverything } from './service.ts';

export const searchHandlers = [
  handler(searchEverything, async ({ query: { search, edition } }, context) => {
    const { database } = context.store;
    const scope = await editionScope(database, context.clock.now(), edition);
    const actor = requireActor(context);
    return { records: await findEverything(database, context.modules, search, { scope, actor }) };
  }),
];
