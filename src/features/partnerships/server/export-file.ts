import { recordExport } from '#features/activity/server/service.ts';
import { csvResponse } from '#platform/server/csv.ts';
import { inBatches } from '#platform/server/database/list.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { PARTNERSHIP_EXPORT_FILE, type PartnershipRequest } from '../contract.ts';
import { listPartnerships } from './service.ts';

const HEADER = ['Name', 'Company', 'Designation', 'Email', 'Phone', 'WhatsApp', 'Notice', 'Package', 'Date'];

/** The list as a file, as it is searched and sorted on the screen. That it was taken is recorded. */
export async function exportFile(context: CallContext, request: PartnershipRequest): Promise<Response> {
  await recordExport(context, 'the partnership requests', request.search);
  return csvResponse(PARTNERSHIP_EXPORT_FILE, HEADER, cells(context, request));
}

async function* cells({ store }: CallContext, request: PartnershipRequest): AsyncGenerator<string[]> {
  for await (const row of inBatches((page) => listPartnerships(store.database, { ...request, ...page }))) {
    const { fullname, company, designation, email, phone, whatsapp, notice, created_at } = row;
    yield [fullname, company, designation, email, phone ?? '', whatsapp, notice, row.package, created_at];
  }
}
