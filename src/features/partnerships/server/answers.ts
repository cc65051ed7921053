import { answer } from '#platform/server/http/answer.ts';
import { addPartnership, exportPartnerships, PARTNERSHIP_RECEIVED, viewPartnerships } from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listPartnerships, requestPartnership, toPartnership } from './service.ts';

export const partnershipAnswers = [
  answer(addPartnership, async ({ body }, context) => ({
    message: PARTNERSHIP_RECEIVED,
    id: await requestPartnership(context, body),
  })),

  answer(viewPartnerships, async ({ query }, { store }) => {
    const { rows, total } = await listPartnerships(store.database, query);
    return { records: rows.map(toPartnership), total };
  }),

  answer(exportPartnerships, async ({ query, body }, context) => exportFile(context, query, body)),
];
