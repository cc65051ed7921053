import type { StoredRow } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Tables {
    users: UserRow;
  }
}

export interface UserRow extends StoredRow {
  username: string;
  username_key: string;
  email: string;
  /** The e-mail address normalised for comparison: used for sign-in and uniqueness. */
  email_key: string;
  /** By its name. */
  role: string;
  phone: string | null;
  /** In which they read the desk; null until they choose one. */
  language: string | null;
  password_hash: string;
  /** When the user was disabled. */
  disabled_at: string | null;
  /** When two-factor sign-in was required of the user, and when it was set up. */
  two_factor_required_at: string | null;
  two_factor_since: string | null;
  /** The authenticator app's secret, encrypted; in use only once `two_factor_since` is set. */
  two_factor_secret: string | null;
  /** The last time step whose code was accepted: no code works twice. */
  two_factor_step: number | null;
  updated_at: string;
}
