import type { Access } from '#platform/contract/access.ts';
import type { RefusalCode } from '#platform/contract/refusal.ts';
import type { Example, Input } from './example.ts';

/** A request as it is sent. */
export interface SentInput extends Input {
  address: string;
  headers?: Record<string, string>;
}

export interface Refused extends Input {
  code: RefusalCode;
  /** The fields named by the refusal. */
  errors?: readonly string[];
  /** The status in the body, if one is documented. */
  status?: string;
}

/**
 * One documented call as an external client knows it, written independently of the program's declarations.
 */
export interface Row {
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Without suffix; several if the documentation also gives the path from the root. */
  paths: readonly string[];
  access: Access;
  /** Refused to every token. */
  sessionOnly?: true;
  /** The body must hold a picture, so it can only be sent as multipart. */
  multipartOnly?: true;
  /** The body holds a list, so it can only be sent as JSON. */
  jsonOnly?: true;
  /** A repeated request with the same Idempotency-Key gets the first response again. */
  takesIdempotencyKey?: true;
  /** The status in the body. Absent if the response is a bare array or a file. */
  status?: 'success' | 200 | '200';
  /** Of a response that isn't JSON. */
  mediaType?: string;
  /** The response's own fields besides `status`. */
  reply: readonly string[];
  /** The fields of each record. */
  record?: readonly string[];
  /** A request that succeeds. */
  example?: Example;
  /** A request that is refused; by default one with an unknown field. */
  refused?: Refused;
}

export const NOBODY_HEARD_OF: Refused = {
  query: { 'unheard-of': '1' },
  code: 'invalid',
  errors: ['unheard-of'],
};
/** Looks like an id, but belongs to no record. */
export const NO_ID = '00000000-0000-7000-8000-000000000000';
