import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { UserRow } from './tables.ts';

export function userSnapshot({ username, email, role, phone }: UserRow): ActivitySnapshot {
  return { Name: username, Email: email, Role: role, Phone: phone ?? '' };
}
