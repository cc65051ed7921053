import { one } from '#platform/contract/lists.ts';
import { handler } from '#platform/server/http/handler.ts';
import { listReply } from '#platform/server/http/list-reply.ts';
import {
  addPartnership,
  exportPartnerships,
  PARTNERSHIP_RECEIVED,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listPartnershipIds, listPartnerships } from './queries.ts';
import { getPartnership, requestPartnership, toPartnership } from './service.ts';

export const partnershipHandlers = [
  handler(addPartnership, async ({ body }, context) => ({
    message: PARTNERSHIP_RECEIVED,
    id: await requestPartnership(context, body),
  })),

  handler(viewPartnerships, async ({ query }, context) => {
    const { database } = context.store;
    return listReply(viewPartnerships, query, context, {
      list: (request) => listPartnerships(database, request),
      listIds: (request) => listPartnershipIds(database, request),
      listByIds: async (request, ids) =>
        (await listPartnerships(database, { ...request, search: undefined, ids })).rows,
      toRecord: toPartnership,
    });
  }),

  handler(singlePartnership, async ({ query }, { store }) => {
    const row = await getPartnership(store.database, query.id);
    return one({ ...toPartnership(row), consent: row.consent_version ?? '' });
  }),

  handler(exportPartnerships, async ({ query, body }, context) => exportFile(context, query, body)),
];
