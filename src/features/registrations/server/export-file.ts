import { recordExport } from '#features/activity/server/service.ts';
import { csvResponse } from '#platform/server/csv.ts';
import { inBatches } from '#platform/server/database/list.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { ATTENDEE_EXPORT_FILE, type AttendeeRequest } from '../contract.ts';
import { listAttendees } from './service.ts';

const HEADER = ['Name', 'Company', 'Designation', 'Email', 'Phone', 'WhatsApp', 'Notice', 'Date'];

/** The list as a file, as it is searched and sorted on the screen. That it was taken is recorded. */
export async function exportFile(context: CallContext, request: AttendeeRequest): Promise<Response> {
  await recordExport(context, 'the registrations', request.search);
  return csvResponse(ATTENDEE_EXPORT_FILE, HEADER, cells(context, request));
}

async function* cells({ store }: CallContext, request: AttendeeRequest): AsyncGenerator<string[]> {
  for await (const row of inBatches((page) => listAttendees(store.database, { ...request, ...page }))) {
    const { fullname, company, designation, email, phone, whatsapp, notice, created_at } = row;
    yield [fullname, company, designation, email, phone ?? '', whatsapp, notice, created_at];
  }
}
