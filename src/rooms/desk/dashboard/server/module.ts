import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { editionScope } from '#rooms/edition/server.ts';
import { countPartnerships } from '#rooms/partners/server.ts';
import { countAttendees } from '#rooms/people/server.ts';
import { dashboardOverview, recordCounts, viewPending } from '../contract.ts';
import * as say from '../messages.ts';
import { dashboardScreens } from '../screens.ts';
import { pendingFor } from './pending.ts';
import { overviewFor } from './service.ts';
import { Shares } from './shares.ts';

const createDashboardHandlers = (shares = new Shares()) => [
  handler(recordCounts, async ({ query }, { store, clock }) => {
    const scope = await editionScope(store.database, clock.now(), query.edition);
    const totalAttendee = await countAttendees(store.database, scope);
    const totalPartnership = await countPartnerships(store.database, scope);
    const message = say.dailyTotals({ attendees: totalAttendee, partnerships: totalPartnership });
    return { message, totalAttendee, totalPartnership };
  }),

  handler(dashboardOverview, async ({ query }, context) =>
    overviewFor(context, shares, requireActor(context), query.edition),
  ),

  handler(viewPending, async (_input, context) => ({ records: await pendingFor(context) })),
];

export const dashboardModule: ServerModule = {
  handlers: createDashboardHandlers(),
  screens: dashboardScreens,
};
