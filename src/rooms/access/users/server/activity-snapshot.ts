import { roleName } from '#platform/contract/rights.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import * as say from '../messages.ts';
import type { UserRow } from './tables.ts';

export function userSnapshot({ username, email, role, phone }: UserRow): ActivitySnapshot {
  return {
    [say.name()]: username,
    [say.email()]: email,
    [say.role()]: roleName(role),
    [say.phone()]: phone ?? '',
  };
}
