import type { ServerModule } from '#platform/server/module.ts';
import { toReader } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { listAmong } from './queries.ts';

/** Who asked for a partnership can be written to, as at a company. */
export const partnershipAddressees = {
  partnerships: {
    label: say.many,
    reason: say.reasonOfMailing,
    isBusiness: true,
    list: async (database, which) => (await listAmong(database, which)).map(toReader),
  },
} satisfies ServerModule['addressees'];
