import { ERASED } from '#database/activity-chain.ts';
import type { Message } from '#platform/contract/message.ts';
import type { ActivityRecord, Subject } from '../contract.ts';
import * as say from '../messages.ts';
import type { ActivityRow } from './tables.ts';
import { VISITOR } from './visitor.ts';

/** What stands for somebody without a name, as people read it. */
const NAMELESS: Readonly<Record<string, Message>> = { [VISITOR.username]: say.visitor, [ERASED]: say.erased };

export function toRecord(row: ActivityRow): ActivityRecord {
  const { id, user_id, username, activity_type, activity_description, time } = row;
  return {
    id,
    user_id: user_id ?? '',
    username: user_id ? username : (NAMELESS[username]?.() ?? username),
    activity_type,
    activity_description: activity_description === ERASED ? say.erased() : activity_description,
    time,
    subject_type: row.subject_type as Subject,
    subject_id: row.subject_id ?? '',
  };
}
