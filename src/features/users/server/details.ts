import type { UserRow } from '#database/schema.ts';
import type { Details } from '#platform/server/details.ts';

export function userDetails({ username, email, role, phone }: UserRow): Details {
  return { Name: username, Email: email, Role: role, Phone: phone ?? '' };
}
