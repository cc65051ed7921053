import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { editionScope } from '#rooms/edition/editions/server/service.ts';
import { searchEverything } from '../contract.ts';
import { countMore, findEverything } from './service.ts';

export const searchHandlers = [
  handler(searchEverything, async ({ query }, context) => {
    const { database } = context.store;
    const scope = await editionScope(database, context.clock.now(), query.edition);
    const actor = requireActor(context);
    const records = await findEverything(database, context.modules, query.search, { scope, actor });
    return { records, more: await countMore(context, records, query, scope) };
  }),
];
