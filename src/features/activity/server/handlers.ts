import type { ActivityRow } from '#database/schema.ts';
import { isAsked, isPaged } from '#platform/server/database/list.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  type ActivityRecord,
  addActivity,
  type DetailedActivity,
  RECENT,
  recentActivities,
  removeActivity,
  type Subject,
  viewActivity,
} from '../contract.ts';
import { listActivity, listRecentActivity } from './queries.ts';
import { takeOutOfList, withActivity } from './service.ts';

export const activityHandlers = [
  handler(recentActivities, async ({ query }, { store }) => {
    const request = isPaged(query) ? query : { ...query, pageSize: RECENT };
    const { rows, total } = await listRecentActivity(store.database, request);
    return { records: rows.map(toRecord), ...(isAsked(query) && { total }) };
  }),

  handler(viewActivity, async ({ query }, { store }) => {
    const { rows, total } = await listActivity(store.database, query);
    return { records: rows.map(toDetailed), total };
  }),

  handler(addActivity, async ({ body }, context) => {
    const { activity_type: type, activity_description: description } = body;
    const activity = { type, description, subject: { type: 'other' as const } };
    return withActivity(context, async () => ({
      result: { message: 'Activity recorded.' },
      activity,
    }));
  }),

  handler(removeActivity, async ({ query }, context) => {
    await takeOutOfList(context, query.id);
    return { message: 'Removed from recent activity.', id: query.id };
  }),
];

function toRecord(row: ActivityRow): ActivityRecord {
  const { id, user_id, username, activity_type, activity_description, time } = row;
  return {
    id,
    user_id: user_id ?? '',
    username,
    activity_type,
    activity_description,
    time,
    subject_type: row.subject_type as Subject,
    subject_id: row.subject_id ?? '',
  };
}

function toDetailed(row: ActivityRow): DetailedActivity {
  return { ...toRecord(row), changes: JSON.parse(row.changes ?? '[]') };
}
