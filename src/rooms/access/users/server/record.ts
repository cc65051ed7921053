import type { User } from '../contract.ts';
import type { UserRow } from './tables.ts';

export function toUser(row: UserRow): User {
  const { id, username, email, role, phone, created_at } = row;
  return {
    id,
    username,
    email,
    role,
    phone: phone ?? '',
    date: created_at,
    disabled: row.disabled_at !== null,
    twoFactor: row.two_factor_since !== null,
    twoFactorRequired: row.two_factor_required_at !== null,
  };
}
