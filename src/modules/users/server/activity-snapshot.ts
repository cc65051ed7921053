import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import * as say from '../messages.ts';
import type { UserRow } from './tables.ts';

export function userSnapshot({ username, email, role, phone }: UserRow): ActivitySnapshot {
  return { [say.name()]: username, [say.email()]: email, [say.role()]: role, [say.phone()]: phone ?? '' };
}
