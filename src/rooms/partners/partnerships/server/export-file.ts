import type { CallContext } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { listScope } from '#rooms/edition/server.ts';
import type { ExportOptions } from '#rooms/ground/contract.ts';
import { exportList } from '#rooms/ground/server.ts';
import { answerCells, languageCells, personCells, questionsIn } from '#rooms/people/server.ts';
import { PARTNERSHIP_EXPORT_FILES, type PartnershipListQuery, partnershipFile } from '../contract.ts';
import * as say from '../messages.ts';
import { listPartnershipIds, listPartnerships } from './queries.ts';
import type { PartnershipRow } from './tables.ts';

const columnsOf = () => ({
  ...personCells(),
  [say.packageHeading()]: (row: PartnershipRow) => row.package,
  [say.dateHeading()]: (row: PartnershipRow) => new Date(row.created_at),
  ...languageCells(),
});

export async function exportFile(
  context: CallContext,
  { edition, ...listQuery }: PartnershipListQuery,
  options: ExportOptions,
) {
  const { database } = context.store;
  const scope = await listScope(database, context.clock.now(), edition);
  const questions = await questionsIn(database, 'partnership', scope);
  const columns = columnsOf();
  return exportList(context, listQuery, options, {
    kind: 'partnership',
    what: say.exported,
    files: PARTNERSHIP_EXPORT_FILES,
    columns: {
      ...columns,
      ...answerCells<PartnershipRow>(questions, columns, siteUrl(context.config), partnershipFile),
    },
    scope,
    listIds: (asked) => listPartnershipIds(database, asked, scope),
    list: (asked) => listPartnerships(database, asked, scope),
  });
}
