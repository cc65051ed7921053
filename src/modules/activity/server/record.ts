import type { ActivityRecord, Subject } from '../contract.ts';
import type { ActivityRow } from './tables.ts';

export function toRecord(row: ActivityRow): ActivityRecord {
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
