import type { Right, Role } from './access.ts';

/**
 * What the browser stores about a session. It decides only what the screen shows: the server authorises every
 * call from its own cookie.
 */
export interface SessionValues {
  /** Holds the user id (docs/product.md, 4.3). */
  token: string;
  username: string;
  role: Role;
  rights: readonly Right[];
}
