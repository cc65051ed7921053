import { z } from 'zod';
import { choice, optional, plainNumber, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { fieldOf } from '#platform/contract/record.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { optionalRichText } from '#platform/contract/rich-text-field.ts';
import * as say from './messages.ts';
import { SESSION_STATES, STATE_LABELS } from './states.ts';
import { DAY_MINUTES, formatTime } from './times.ts';

const ABSTRACT_MAX = 5_000;
const LINK_MAX = 500;
export const LENGTH_LEAST = 5;
/** As many as an edition can have. */
const DAYS_MAX = 14;
export const PLACES_MAX = 100_000;

const field = fieldOf();

/** As it is if it isn't sent, nothing if it is sent empty. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      // Reports the field's own problem instead of 'matches no side of the union'.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[2]?.[0]?.message : undefined),
    })
    .optional();
}

export function whole(least: number, most: number, wrong: () => string) {
  const error = { error: wrong };
  return plainNumber(z.number(error).int(error).min(least, error).max(most, error));
}

const number = (least: number, most: number, wrong: () => string) => ({
  schema: clearable(whole(least, most, wrong)),
  reply: z.number().int().nullable(),
  absent: null,
});

/** Text of spaces alone is as good as none. */
const line = clearable(text(TITLE_MAX).transform((given) => given || null));

/** The id of one that exists, or a name: one that nothing has yet is added. */
const named = {
  schema: line.describe('The id or the name; a name that isn’t known is added.'),
  reply: z.string(),
  absent: '' as const,
};

const link = {
  schema: clearable(
    z
      .string()
      .max(LINK_MAX, { error: say.linkWrong })
      .regex(/^https:\/\/\S+$/, { error: say.linkWrong }),
  ),
  reply: z.string(),
  absent: '' as const,
};

/** What a session has besides its people, each field once. */
export const sessionFields = {
  title: field(
    'title',
    { schema: requiredText(TITLE_MAX, say.titleMissing), reply: z.string(), absent: undefined },
    { label: say.title, required: true, key: 'title_key' },
  ),
  kind: field(
    'kind_id',
    {
      ...named,
      schema: optional(text(TITLE_MAX)).describe('The id or the name of a kind.'),
      absent: undefined,
    },
    { sent: 'kind', label: say.kind },
  ),
  track: field('track_id', named, { sent: 'track', label: say.track }),
  room: field('room_id', named, { sent: 'room', label: say.room }),
  day: field('day', number(0, DAYS_MAX - 1, say.dayWrong), { label: say.day }),
  start: field(
    'start',
    { ...number(0, DAY_MINUTES - 1, say.startWrong), format: formatTime },
    { label: say.start },
  ),
  length: field(
    'length',
    {
      schema: optional(whole(LENGTH_LEAST, DAY_MINUTES, say.lengthWrong)),
      reply: z.number().int(),
      absent: undefined,
    },
    { label: say.length },
  ),
  language: field(
    'language',
    {
      schema: clearable(z.string().regex(/^[a-z]{2,3}$/, { error: say.languageWrong })),
      reply: z.string(),
      absent: '' as const,
    },
    { label: say.language },
  ),
  level: field('level', { schema: line, reply: z.string(), absent: '' as const }, { label: say.level }),
  places: field('places', number(1, PLACES_MAX, say.placesWrong), { label: say.places }),
  abstract: field(
    'abstract',
    {
      schema: clearable(optionalRichText(ABSTRACT_MAX)),
      reply: z.string(),
      absent: '' as const,
      format: plainTextOf,
    },
    { label: say.abstract },
  ),
  picture: field(
    'picture',
    {
      schema: clearable(z.string().regex(/^[\w-]+\.(webp|svg)$/)),
      reply: z.string(),
      absent: '' as const,
    },
    { label: say.picture },
  ),
  slides: field('slides', link, { label: say.slides }),
  recording: field('recording', link, { label: say.recording }),
  state: field(
    'state',
    {
      schema: choice(SESSION_STATES, say.stateWrong).optional(),
      reply: z.enum(SESSION_STATES),
      absent: undefined,
      format: (state) => STATE_LABELS[state](),
    },
    { label: say.state },
  ),
};
export type SessionFields = typeof sessionFields;
