/** The roles a user can have (specification, section 6). */
export const ROLES = ['Administrator', 'User'] as const;
export type Role = (typeof ROLES)[number];

/** Who may make a call: anyone, anyone signed in, or an Administrator alone. */
export type Access = 'anyone' | 'signed-in' | 'administrator';

/** The signed-in person behind a request, as the server established it. */
export interface Actor {
  userId: string;
  username: string;
  role: Role;
  /** The session that the request came with; absent when it came with an API token. */
  sessionId?: string;
}

export function mayAccess(access: Access, actor: Pick<Actor, 'role'> | undefined): boolean {
  if (access === 'anyone') return true;
  if (!actor) return false;
  return access === 'signed-in' || actor.role === 'Administrator';
}
