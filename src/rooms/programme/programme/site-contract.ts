import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { SPEAKER_ROLES } from '#rooms/programme/speakers/roles.ts';

const named = { id: z.string(), slug: z.string(), name: z.string() };

const session = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  kind: z.string(),
  track: z.string().optional(),
  room: z.string().optional(),
  language: z.string().optional(),
  level: z.string().optional(),
  places: z.number().int().optional(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  day: z.iso.date(),
  people: z.array(
    z.strictObject({
      id: z.string().optional(),
      name: z.string(),
      seed: z.string(),
      role: z.enum(SPEAKER_ROLES),
      designation: z.string().optional(),
      company: z.string().optional(),
      picture: z.string().optional(),
    }),
  ),
  picture: z.string().optional(),
  pictureAlt: z.string().optional(),
  slides: z.string().optional(),
  recording: z.string().optional(),
  isCancelled: z.boolean(),
  sequence: z.number().int(),
  changedAt: z.iso.datetime(),
});

const programme = z.strictObject({
  editionId: z.string(),
  zone: z.string(),
  publishedAt: z.iso.datetime(),
  days: z.array(z.strictObject({ date: z.iso.date() })),
  rooms: z.array(
    z.strictObject({ ...named, floor: z.string().optional(), places: z.number().int().optional() }),
  ),
  tracks: z.array(z.strictObject({ ...named, thread: z.enum(['linen', 'gold', 'palm', 'clay', 'indigo']) })),
  kinds: z.array(z.strictObject({ ...named, isBreak: z.boolean() })),
  sessions: z.array(session),
});

/** As visitors see it: without sessions that were removed. */
export type Programme = z.output<typeof programme>;
export type Session = Programme['sessions'][number];
export type Person = Session['people'][number];

export const currentProgramme = defineCall({
  name: 'currentProgramme',
  summary:
    'The published programme of the current edition: instants in UTC, the zone in which they are shown, and what each session was last published with. The same is at /programme.json, kept, with an `ETag`. 404 before anything is published',
  method: 'GET',
  path: '/api/v1/editions/current/programme',
  access: 'anyone',
  cached: true,
  reply: programme,
});

const ids = z.array(id).max(200);

const exchanged = z.strictObject({ stars: z.array(z.string()), wantsMails: z.boolean() });
export type Exchanged = z.output<typeof exchanged>;

export const exchangeStars = defineCall({
  name: 'exchangeStars',
  summary:
    'Stars and unstars sessions in somebody’s own programme, and answers with all that are starred there; the key is from the page of their registration',
  method: 'PUT',
  path: '/api/v1/programme-stars/{key}',
  access: 'anyone',
  jsonOnly: true,
  query: { key: z.string().max(300) },
  body: z.strictObject({ star: ids, unstar: ids }),
  reply: exchanged,
  alsoRefused: ['not-found'],
});
