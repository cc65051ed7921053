/** The role that may do everything, and the one of new users (docs/product.md, 5.1). */
export const ADMINISTRATOR = 'Administrator';
export const USER = 'User';

/** By its name: organisers make more of them. */
export type Role = string;

/** Every right. Each module adds its own, beside their declaration (`rights.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface Rights {}
export type Right = keyof Rights & string;

/**
 * Who may make a call or open a screen: anyone; a signed-in user, about their own account; any signed-in user; whose role
 * has any right at all; whose role has the right, or one of several, and another one if it says so; Administrators only. Administrators have every right.
 */
export type Access =
  | 'anyone'
  | 'own-account'
  | 'signed-in'
  | 'any-right'
  | 'administrator'
  | { readonly right: Right | readonly Right[]; readonly and?: Right };

/** The user behind a request, as the server established it. */
export interface Actor {
  userId: string;
  username: string;
  role: Role;
  rights: readonly Right[];
  /** The session the request came with; absent when it came with an API token. */
  sessionId?: string;
  /**
   * An Administrator required two-factor sign-in. Until it is set up, only the user's own account is open.
   */
  mustSetUpTwoFactor?: boolean;
}

export function mayAccess(
  access: Access,
  actor: Pick<Actor, 'role' | 'rights' | 'mustSetUpTwoFactor'> | undefined,
): boolean {
  if (access === 'anyone') return true;
  if (!actor) return false;
  if (access === 'own-account') return true;
  if (actor.mustSetUpTwoFactor) return false;
  if (access === 'signed-in' || actor.role === ADMINISTRATOR) return true;
  if (access === 'any-right') return actor.rights.length > 0;
  if (access === 'administrator') return false;
  const has = (right: Right) => actor.rights.includes(right);
  return [access.right].flat().some(has) && (!access.and || has(access.and));
}

/** Those that it names; none if it takes no particular right. */
export function rightsIn(access: Access): readonly Right[] {
  return typeof access === 'string' ? [] : [access.right, access.and ?? []].flat(2);
}
