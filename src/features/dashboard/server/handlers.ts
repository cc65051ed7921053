import { countPartnerships } from '#features/partnerships/server/service.ts';
import { countAttendees } from '#features/registrations/server/service.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { dashboardOverview, recordCounts } from '../contract.ts';
import { overviewFor } from './service.ts';

export const dashboardHandlers = [
  handler(recordCounts, async (_input, { store }) => {
    const totalAttendee = await countAttendees(store.database);
    const totalPartnership = await countPartnerships(store.database);
    const message = `Registrations: ${totalAttendee}. Partnership requests: ${totalPartnership}.`;
    return { message, totalAttendee, totalPartnership };
  }),

  handler(dashboardOverview, async (_input, context) => overviewFor(context, requireActor(context))),
];
