import type { ActivityRecord, Subject } from '../contract.ts';
import * as say from '../messages.ts';
import { ERASED } from './erased.ts';
import type { ActivityRow } from './tables.ts';
import { shownName } from './visitor.ts';

export function toRecord(row: ActivityRow): ActivityRecord {
  const { id, user_id, activity_type, activity_description, time } = row;
  return {
    id,
    user_id: user_id ?? '',
    username: shownName(row),
    activity_type,
    activity_description: activity_description === ERASED ? say.erased() : activity_description,
    time,
    subject_type: row.subject_type as Subject,
    subject_id: row.subject_id ?? '',
  };
}
