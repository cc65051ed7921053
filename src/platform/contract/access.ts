/** The roles a user can have (docs/product.md, 5.1). */
export const ROLES = ['Administrator', 'User'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may make a call: anyone; anyone signed in about their own account; anyone signed in; an
 * Administrator alone.
 */
export type Access = 'anyone' | 'own-account' | 'signed-in' | 'administrator';

/** The signed-in person behind a request, as the server established it. */
export interface Actor {
  userId: string;
  username: string;
  role: Role;
  /** The session that the request came with; absent when it came with an API token. */
  sessionId?: string;
  /** An Administrator asked for two-factor sign-in: until it is set up, only the own account is open. */
  mustSetUpTwoFactor?: boolean;
}

export function mayAccess(
  access: Access,
  actor: Pick<Actor, 'role' | 'mustSetUpTwoFactor'> | undefined,
): boolean {
  if (access === 'anyone') return true;
  if (!actor) return false;
  if (access === 'own-account') return true;
  if (actor.mustSetUpTwoFactor) return false;
  return access === 'signed-in' || actor.role === 'Administrator';
}
