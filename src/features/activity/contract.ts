import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery } from '#platform/contract/lists.ts';

const activityRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  activity_type: z.string(),
  activity_description: z.string(),
  time: z.string(),
});
export type ActivityRecord = z.output<typeof activityRecord>;

export const ACTIVITY_SORTS = [
  'user_id',
  'username',
  'activity_type',
  'activity_description',
  'time',
] as const;

export const recentActivities = defineCall({
  name: 'recentActivities',
  summary: 'What happened lately, newest first',
  method: 'GET',
  path: 'get_recent_activities',
  access: 'signed-in',
  query: listQuery(ACTIVITY_SORTS),
  reply: listOf(activityRecord),
});

export const addActivity = defineCall({
  name: 'addActivity',
  summary: 'Record an activity of one’s own; for outside clients, our screens need it not',
  method: 'POST',
  path: 'add_activity',
  access: 'signed-in',
  query: { activity: text(64).optional() },
  body: z.strictObject({
    activity_type: requiredText(TITLE_MAX, 'activity_type is missing'),
    activity_description: requiredText(1000, 'activity_description is missing'),
  }),
  reply: changed,
});

export const removeActivity = defineCall({
  name: 'removeActivity',
  summary: 'Take a row out of the list of recent activities; the record itself is kept',
  method: 'DELETE',
  path: 'activities/delete',
  access: 'administrator',
  query: { id },
  reply: changed,
});
