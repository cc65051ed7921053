import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { kindName, requiredLines } from '#platform/contract/fields.ts';
import { listOf } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

/** The most results of each kind. */
export const FOUND_PER_KIND = 5;

/** How far the records of a kind are counted. */
export const COUNTED_MAX = 100;

const found = z.strictObject({
  kind: kindName(({ isFound }) => isFound),
  id: z.string(),
  /** The record's name. */
  title: z.string(),
  /** Distinguishes records of the same name, such as the company and the e-mail address. */
  detail: z.string(),
});
export type Found = z.output<typeof found>;

/** A term of one or two letters only matches the beginnings of the names of attendees and requests. */
export const searchEverything = defineCall({
  name: 'searchEverything',
  summary: `Find records by part of their name; up to ${FOUND_PER_KIND} of each kind`,
  method: 'GET',
  path: '/api/v1/search',
  access: 'any-right',
  query: { search: requiredLines(200, say.searchMissing), ...editionFilter },
  reply: listOf(found).extend({
    /** Of which kinds the list has more. */
    more: z.array(
      z.strictObject({
        kind: kindName(({ isFound }) => isFound),
        count: z
          .number()
          .int()
          .describe(`How many the list shows for the term, counted up to ${COUNTED_MAX}.`),
        isMore: z.boolean().describe('Whether it shows more than that.'),
      }),
    ),
  }),
});
