import { one } from '#platform/contract/lists.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  addPartnership,
  exportPartnerships,
  PARTNERSHIP_RECEIVED,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listPartnerships } from './queries.ts';
import { getPartnership, requestPartnership, toPartnership } from './service.ts';

export const partnershipHandlers = [
  handler(addPartnership, async ({ body }, context) => ({
    message: PARTNERSHIP_RECEIVED,
    id: await requestPartnership(context, body),
  })),

  handler(viewPartnerships, async ({ query }, { store }) => {
    const { rows, total } = await listPartnerships(store.database, query);
    return { records: rows.map(toPartnership), total };
  }),

  handler(singlePartnership, async ({ query }, { store }) =>
    one(toPartnership(await getPartnership(store.database, query.id))),
  ),

  handler(exportPartnerships, async ({ query, body }, context) => exportFile(context, query, body)),
];
