import type { Access } from '#platform/contract/access.ts';
import type { RefusalCode } from '#platform/contract/refusal.ts';
import type { SignedIn } from '../session.ts';
import type { Fixtures } from './fixtures.ts';

/** What a request carries beside its address. */
export interface Input {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface Refused extends Input {
  code: RefusalCode;
  /** The fields that the refusal names. */
  errors?: readonly string[];
  /** The status in the body, where the documentation gives one. */
  status?: string;
}

/** One documented call as a stranger's client knows it, written down apart from the program's declarations. */
export interface Row {
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Without suffix; more than one where the documentation gives the path from the root as well. */
  paths: readonly string[];
  access: Access;
  /** Refused to a token, whosoever it is. */
  sessionOnly?: true;
  /** The body holds a picture that must be there, so it travels in no other way. */
  multipartOnly?: true;
  /** The body holds a list, so it travels as JSON alone. */
  jsonOnly?: true;
  /** Sent again with the same Idempotency-Key, it is answered as the first time. */
  takesSubmissionKey?: true;
  /** The status in the body of a reply. Absent where a bare array or a file is answered. */
  status?: 'success' | 200 | '200';
  /** The reply's own fields beside `status`. */
  reply: readonly string[];
  /** The fields of each record. */
  record?: readonly string[];
  /** A request that is taken. */
  example?: (fixtures: Fixtures, me: SignedIn) => Input | Promise<Input>;
  /** A request that is refused; by default one with a field nobody heard of. */
  refused?: Refused;
}

export const NOBODY_HEARD_OF: Refused = {
  query: { 'unheard-of': '1' },
  code: 'invalid',
  errors: ['unheard-of'],
};
/** The looks of an id, but nobody's. */
export const NO_ID = '00000000-0000-7000-8000-000000000000';
