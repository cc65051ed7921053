import type { Right } from './access.ts';
import type { Message } from './message.ts';

/** Roles that the program has from the start, besides Administrator and User. */
export const BUILT_IN_ROLES = ['Editor', 'Desk'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

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
