/** The roles a user can have (docs/product.md, 5.1). */
export const ROLES = ['Administrator', 'User'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may make a call: anyone; a signed-in user, about their own account; any signed-in user; Administrators
 * only.
 */
export type Access = 'anyone' | 'own-account' | 'signed-in' | 'administrator';

/** The user behind a request, as the server established it. */
export interface Actor {
  userId: string;
  username: string;
  role: Role;
  /** The session the request came with; absent when it came with an API token. */
  sessionId?: string;
  /**
   * An Administrator required two-factor sign-in. Until it is set up, only the user's own account is open.
   */
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
