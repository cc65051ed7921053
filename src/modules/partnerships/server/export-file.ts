import type { ExportOptions } from '#modules/exports/contract.ts';
import { exportList } from '#modules/exports/server/service.ts';
import { answerCells, listScope, PERSON_CELLS, questionsIn } from '#modules/submissions/server/service.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { PARTNERSHIP_EXPORT_FILES, type PartnershipListQuery } from '../contract.ts';
import { listPartnershipIds, listPartnerships } from './queries.ts';
import type { PartnershipRow } from './tables.ts';

const COLUMNS = {
  ...PERSON_CELLS,
  Package: (row: PartnershipRow) => row.package,
  Date: (row: PartnershipRow) => new Date(row.created_at),
};

export async function exportFile(
  context: CallContext,
  { edition, ...listQuery }: PartnershipListQuery,
  options: ExportOptions,
) {
  const { database } = context.store;
  const scope = await listScope(database, context.clock.now(), edition);
  const questions = await questionsIn(database, 'partnership', scope);
  return exportList(context, listQuery, options, {
    what: 'the partnership requests',
    files: PARTNERSHIP_EXPORT_FILES,
    columns: { ...COLUMNS, ...answerCells<PartnershipRow>(questions, COLUMNS) },
    scope,
    listIds: (asked) => listPartnershipIds(database, asked, scope),
    list: (asked) => listPartnerships(database, asked, scope),
  });
}
