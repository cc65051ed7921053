import { z } from 'zod';
import { change } from '#platform/contract/change.ts';
import { dayFilters } from '#platform/contract/day-filters.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredLines, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { allKinds, type KindName } from '#platform/contract/kind.ts';
import { changed, listOf, listQuery, pageNumber } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

const OTHER_SUBJECTS = ['session', 'token', 'activity', 'export', 'erasure', 'draft', 'other'] as const;
export type OtherSubject = (typeof OTHER_SUBJECTS)[number];
export type Subject = KindName | OtherSubject;

/** What an activity can be about. */
export function subjects(): readonly Subject[] {
  return [...allKinds().map(({ name }) => name), ...OTHER_SUBJECTS];
}

const subject = z.lazy(() => z.enum(subjects()));

/** The activity type of a successful sign-in (docs/product.md, 6.2). */
export const SIGNED_IN = 'Logged In';

/** Somebody failed to sign in: with a wrong password, or with the right one and a wrong code. */
export const FAILED_LOG_IN = 'Failed log-in';
export const WRONG_CODE = 'Wrong code';

/** The types that SiteView records and filters offer. Outside clients may record types of their own. */
export const ACTIVITY_TYPES = [
  'Created',
  'Updated',
  'Deleted',
  'Restored',
  'Erased',
  'Revoked',
  'Registered',
  'Requested partnership',
  'Published',
  'Exported',
  SIGNED_IN,
  'Logged Out',
  FAILED_LOG_IN,
  WRONG_CODE,
  'Ended session',
  'Removed activity',
  'Limit reached',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

const activityRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  activity_type: z.string(),
  activity_description: z.string(),
  time: z.string(),
  /** The record it is about, by kind and id; the id is '' if there is none. */
  subject_type: subject,
  subject_id: z.string(),
});
export type ActivityRecord = z.output<typeof activityRecord>;

const detailedActivity = activityRecord.extend({
  /** Old and new values of an update; empty for other activities. A secret's values are left out. */
  changes: z.array(change),
});
export type DetailedActivity = z.output<typeof detailedActivity>;

export const ACTIVITY_SORTS = [
  'user_id',
  'username',
  'activity_type',
  'activity_description',
  'time',
] as const;

/** How many recent activities are returned if no page is requested. */
export const RECENT = 100;

export const recentActivities = defineCall({
  name: 'recentActivities',
  summary: 'Recent activity, newest first; without details of what the role may not know',
  method: 'GET',
  path: 'get_recent_activities',
  access: 'signed-in',
  query: {
    ...listQuery(ACTIVITY_SORTS),
    page: pageNumber.describe(
      `The page number, starting at 1. Without page and pageSize, the call returns the newest ${RECENT}.`,
    ),
  },
  reply: listOf(activityRecord),
});

const activityFilters = {
  type: text(TITLE_MAX).optional(),
  subject: subject.optional(),
  /** The history of one record. */
  subjectId: id.optional(),
  /** What one user did. */
  userId: id.optional(),
  ...dayFilters,
};
const activityQuery = { ...listQuery(ACTIVITY_SORTS), ...activityFilters };
export type ActivityListQuery = z.output<z.ZodObject<typeof activityQuery>>;

/** Unlike `recentActivities`, includes what updates changed and rows removed from the dashboard's list. */
export const viewActivity = defineCall({
  name: 'viewActivity',
  summary: 'All activity about what the role may know, newest first; searches who, type and description',
  method: 'GET',
  path: '/api/v1/activities',
  access: 'any-right',
  query: activityQuery,
  reply: listOf(detailedActivity),
});

/** Begins what an outside client reports: anyone may write anything, and only our own records are facts. */
export const REPORTED = 'Reported: ';

export const addActivity = defineCall({
  name: 'addActivity',
  summary: 'Report an activity, marked as reported; for outside clients, our own screens never call it',
  method: 'POST',
  path: 'add_activity',
  access: 'signed-in',
  query: { activity: text(64).optional() },
  body: z.strictObject({
    activity_type: requiredText(TITLE_MAX, say.typeMissing),
    activity_description: requiredLines(1000, say.descriptionMissing),
  }),
  reply: changed,
});

export const removeActivity = defineCall({
  name: 'removeActivity',
  summary: 'Remove a row from recent activity; the record itself is kept',
  method: 'DELETE',
  path: '/api/v1/activities/{id}',
  access: 'administrator',
  query: { id },
  reply: changed,
});
