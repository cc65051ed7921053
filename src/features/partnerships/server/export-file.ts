import type { PartnershipRow } from '#database/schema.ts';
import type { ExportOptions } from '#features/exports/contract.ts';
import { exportList } from '#features/exports/server/service.ts';
import { PERSON_CELLS } from '#features/submissions/server/service.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { PARTNERSHIP_EXPORT_FILES, type PartnershipListQuery } from '../contract.ts';
import { listPartnershipIds, listPartnerships } from './queries.ts';

const COLUMNS = {
  ...PERSON_CELLS,
  Package: (row: PartnershipRow) => row.package,
  Date: (row: PartnershipRow) => new Date(row.created_at),
};

export function exportFile(context: CallContext, listQuery: PartnershipListQuery, options: ExportOptions) {
  return exportList(context, listQuery, options, {
    what: 'the partnership requests',
    files: PARTNERSHIP_EXPORT_FILES,
    columns: COLUMNS,
    listIds: (asked) => listPartnershipIds(context.store.database, asked),
    list: (asked) => listPartnerships(context.store.database, asked),
  });
}
