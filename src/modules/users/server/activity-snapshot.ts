import type { UserRow } from '#database/schema.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';

export function userSnapshot({ username, email, role, phone }: UserRow): ActivitySnapshot {
  return { Name: username, Email: email, Role: role, Phone: phone ?? '' };
}
