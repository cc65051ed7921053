import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { id, lines, plainNumber } from '#platform/contract/fields.ts';
import { listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import * as say from './messages.ts';

const WORDS_MAX = 2_000;
export const STARS = [1, 2, 3, 4, 5] as const;

/** What an attendee sends of one session. */
export const feedbackForm = z.strictObject({
  session: id,
  stars: plainNumber(
    z
      .number({ error: () => say.starsMissing() })
      .int()
      .min(1)
      .max(STARS.length),
  ),
  words: lines(WORDS_MAX).default(''),
});

export const FEEDBACK_SORTS = ['title', 'begins', 'average', 'answers'] as const;

const ratedSession = z.strictObject({
  /** The session's. */
  id: z.string(),
  title: z.string(),
  begins: z.string(),
  /** Null without an answer. */
  average: z.number().nullable(),
  answers: z.number().int(),
});
export type RatedSession = z.output<typeof ratedSession>;

export const viewFeedback = defineCall({
  name: 'viewFeedback',
  summary:
    'The sessions of a published programme with the average of what attendees gave; searches the title',
  method: 'GET',
  path: '/api/v1/feedback',
  access: { right: 'feedback' },
  query: { ...listQuery(FEEDBACK_SORTS), ...editionFilter },
  reply: listOf(ratedSession),
});

export const singleFeedback = defineCall({
  name: 'singleFeedback',
  summary: 'What attendees thought of one session, without their names',
  method: 'GET',
  path: '/api/v1/feedback/{sessionId}',
  access: { right: 'feedback' },
  query: { sessionId: id },
  reply: oneOf(
    ratedSession.extend({
      /** How many gave one star, two stars and so on. */
      counts: z.array(z.number().int()),
      words: z.array(
        z.strictObject({ id: z.string(), stars: z.number().int(), words: z.string(), date: z.string() }),
      ),
    }),
  ),
});

export const FEEDBACK_FILES = { csv: 'Feedback_List.csv', xlsx: 'Feedback_List.xlsx' } as const;

export const exportFeedback = defineCall({
  name: 'exportFeedback',
  summary: 'Every answer of an edition as a file, without names',
  method: 'POST',
  path: '/api/v1/feedback/export',
  access: { right: 'feedback' },
  query: { ...wholeListQuery(FEEDBACK_SORTS), ...editionFilter },
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});
