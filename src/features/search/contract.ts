import { z } from 'zod';
import { FOUND_KINDS } from '#features/kinds.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { requiredLines } from '#platform/contract/fields.ts';
import { listOf } from '#platform/contract/lists.ts';

/** Of each kind at most so many are found. */
export const FOUND_PER_KIND = 5;

const found = z.strictObject({
  kind: z.enum(FOUND_KINDS.map(({ name }) => name)),
  id: z.string(),
  /** Whom or what: a name. */
  title: z.string(),
  /** What tells them from others of the name, such as the company and the e-mail address. */
  detail: z.string(),
});
export type Found = z.output<typeof found>;

/** A term of one or two letters finds the attendees and requests whose name begins with it. */
export const searchEverything = defineCall({
  name: 'searchEverything',
  summary: 'Find a person, request, speaker, sponsor or user by a part of the name; up to five of each kind',
  method: 'GET',
  path: 'search',
  access: 'administrator',
  query: { term: requiredLines(200, 'Type what you are looking for.') },
  reply: listOf(found),
});
