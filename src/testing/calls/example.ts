import type { SignedIn } from '../session.ts';
import type { Fixtures } from './fixtures.ts';

/** What a call is given. */
export interface Input {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Makes the input of a call that succeeds for this user, and whatever it needs. */
export type Example = (fixtures: Fixtures, me: SignedIn) => Input | Promise<Input>;

/** The examples of a module's own calls, by their names. Calls that need no input have none. */
export type Examples = Readonly<Record<string, Example>>;
