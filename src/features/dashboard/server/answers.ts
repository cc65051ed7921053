import { countPartnerships } from '#features/partnerships/server/service.ts';
import { countAttendees } from '#features/registrations/server/service.ts';
import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { dashboardOverview, recordCounts } from '../contract.ts';
import { overviewFor } from './service.ts';

export const dashboardAnswers = [
  answer(recordCounts, async (_input, { store }) => {
    const totalAttendee = await countAttendees(store.database);
    const totalPartnership = await countPartnerships(store.database);
    const message = `Registrations: ${totalAttendee}. Partnership requests: ${totalPartnership}.`;
    return { message, totalAttendee, totalPartnership };
  }),

  answer(dashboardOverview, async (_input, context) => overviewFor(context, requireActor(context))),
];
