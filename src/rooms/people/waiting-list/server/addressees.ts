import type { ServerModule } from '#platform/server/module.ts';
import { toReader } from '#rooms/people/submissions/server/service.ts';
import * as say from '../messages.ts';
import { listOpenAmong } from './queries.ts';

/** Who still waits can be written to. */
export const waitingAddressees = {
  'waiting-list': {
    label: say.many,
    reason: say.reasonOfNotice,
    list: async (database, which) =>
      (await listOpenAmong(database, which)).map((row) => ({
        ...toReader(row),
        asksForNews: row.news_version !== null,
      })),
  },
} satisfies ServerModule['addressees'];
