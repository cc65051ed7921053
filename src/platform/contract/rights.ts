import { ADMINISTRATOR, type Right, type Role, USER } from './access.ts';
import type { Message } from './message.ts';
import * as say from './messages.ts';

/** Roles that the program has from the start, besides Administrator and User. */
export const BUILT_IN_ROLES = ['Editor', 'Desk'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** Those that the program has are called as who reads this calls them; others as organisers named them. */
export function roleName(role: Role): string {
  return Object.hasOwn(NAMES, role) ? NAMES[role as keyof typeof NAMES]() : role;
}

const NAMES = {
  [ADMINISTRATOR]: say.roleAdministrator,
  Editor: say.roleEditor,
  Desk: say.roleDesk,
  [USER]: say.roleUser,
} as const satisfies Record<BuiltInRole | typeof ADMINISTRATOR | typeof USER, Message>;

/** A right, as whoever puts a role together reads it. */
export interface DeclaredRight {
  label: Message;
  /** What it lets somebody see and do. */
  allows: Message;
  /** The roles that have it from the start. */
  roles?: readonly BuiltInRole[];
}

/** The rights of a module. */
export function defineRights<const Names extends Right>(
  rights: Readonly<Record<Names, DeclaredRight>>,
): Readonly<Record<Names, DeclaredRight>> {
  return rights;
}
