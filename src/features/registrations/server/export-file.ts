import type { AttendeeRow } from '#database/schema.ts';
import type { ListRequest } from '#platform/contract/lists.ts';
import { csvResponse } from '#platform/server/csv.ts';
import { inBatches } from '#platform/server/database/list.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { recorded } from '#features/activity/server/service.ts';
import { ATTENDEE_EXPORT_FILE, type ATTENDEE_SORTS } from '../contract.ts';
import { listAttendees } from './queries.ts';

const HEADER = ['Name', 'Company', 'Designation', 'Email', 'Phone', 'WhatsApp', 'Notice', 'Date'];

/** The list as a file, as it is searched and sorted on the screen. That it was taken is recorded. */
export async function exportFile(
  context: CallContext,
  request: ListRequest<(typeof ATTENDEE_SORTS)[number]>,
): Promise<Response> {
  const searched = request.search ? ` matching '${request.search}'` : '';
  await recorded(context, async () => ({
    result: undefined,
    activity: {
      type: 'Exported',
      description: `Exported the registrations${searched}`,
      subject: { type: 'export' },
    },
  }));
  return csvResponse(ATTENDEE_EXPORT_FILE, HEADER, cells(context, request));
}

async function* cells(
  { store }: CallContext,
  request: ListRequest<(typeof ATTENDEE_SORTS)[number]>,
): AsyncGenerator<string[]> {
  const rows = inBatches<AttendeeRow>((page) => listAttendees(store.database, { ...request, ...page }));
  for await (const row of rows) {
    const { fullname, company, designation, email, phone, whatsapp, notice, created_at } = row;
    yield [fullname, company, designation, email, phone ?? '', whatsapp, notice, created_at];
  }
}
