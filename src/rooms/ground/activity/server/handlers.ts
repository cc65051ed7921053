import { ADMINISTRATOR } from '#platform/contract/access.ts';
import { isAsked, isPaged } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { theOneGiven } from '#platform/server/module.ts';
import {
  addActivity,
  type DetailedActivity,
  RECENT,
  REPORTED,
  recentActivities,
  removeActivity,
  viewActivity,
} from '../contract.ts';
import * as say from '../messages.ts';
import { recentForUser, subjectsFor } from './for-user.ts';
import { listActivity, listRecentActivity } from './queries.ts';
import { toRecord } from './record.ts';
import { takeOutOfList, withActivity } from './service.ts';
import type { ActivityRow } from './tables.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** The zone in which days begin. */
    readZone?: (database: Database, now: Date) => Promise<string>;
  }
}

export const activityHandlers = [
  handler(recentActivities, async ({ query }, context) => {
    const { store } = context;
    const actor = requireActor(context);
    if (actor.role !== ADMINISTRATOR) return recentForUser(context, actor, query);
    const request = isPaged(query) ? query : { ...query, pageSize: RECENT };
    const { rows, total } = await listRecentActivity(store.database, request);
    return { records: rows.map(toRecord), ...(isAsked(query) && { total }) };
  }),

  handler(viewActivity, async ({ query }, context) => {
    const { database } = context.store;
    const zone = await theOneGiven(context.modules, 'readZone')(database, context.clock.now());
    const within = { zone, subjects: subjectsFor(requireActor(context)) };
    const { rows, total } = await listActivity(database, query, within);
    return { records: rows.map(toDetailed), total };
  }),

  handler(addActivity, async ({ body }, context) => {
    const { activity_type: type, activity_description: description } = body;
    const activity = {
      type,
      description: `${REPORTED}${description}`,
      subject: { type: 'other' as const },
    };
    return withActivity(context, async () => ({
      result: { message: say.recorded() },
      activity,
    }));
  }),

  handler(removeActivity, async ({ query }, context) => {
    await takeOutOfList(context, query.id);
    return { message: say.removed(), id: query.id };
  }),
];

function toDetailed(row: ActivityRow): DetailedActivity {
  return { ...toRecord(row), changes: JSON.parse(row.changes ?? '[]') };
}
