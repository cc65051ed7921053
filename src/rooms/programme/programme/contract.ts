import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionOfNew } from '#platform/contract/edition-filter.ts';
import {
  choice,
  id,
  NAME_MAX,
  optional,
  plainNumber,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { changed, changedMany, oneOf } from '#platform/contract/lists.ts';
import { callShape, replyShape } from '#platform/contract/record.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { SPEAKER_ROLES, USUAL_ROLE } from '#rooms/programme/speakers/roles.ts';
import { CONFLICT_KINDS, DEFAULT_RULES, SEVERITIES } from './conflicts.ts';
import * as say from './messages.ts';
import { THREADS } from './published.ts';
import { LENGTH_LEAST, PLACES_MAX, sessionFields, whole } from './record.ts';
import { DAY_MINUTES } from './times.ts';

const PEOPLE_MAX = 40;
const LISTED_MAX = 60;
const MOVES_MAX = 250;
const WALK_MAX = 120;

const edition = editionOfNew.describe('Whose: the id of an edition; without it, the current one.');
const minutes = (most: number) => plainNumber(z.number().int().min(0).max(most));

export const people = z
  .array(
    z.strictObject({
      person: requiredText(NAME_MAX, say.nameMissing).describe(
        'A speaker’s id or full name, or any other name.',
      ),
      role: choice(SPEAKER_ROLES, say.roleWrong).optional(),
    }),
  )
  .max(PEOPLE_MAX);

const session = z.strictObject(callShape(sessionFields));
export const newSession = session.extend({
  people: people.optional(),
  from: id.optional().describe('The id of a session: what isn’t given is as there.'),
  edition,
});
/** What isn’t sent stays as it is. */
export const changedSession = session.partial().extend({ people: people.optional(), version });

const person = z.strictObject({
  /** The speaker's id; '' if it is only a name. */
  speaker: z.string(),
  name: z.string(),
  role: z.enum(SPEAKER_ROLES),
});

export type SessionPerson = z.output<typeof person>;

const { abstract, ...listed } = replyShape(sessionFields);
const wholeSession = versioned(
  z.strictObject({
    id: z.string(),
    ...listed,
    people: z.array(person),
    /** The id of the edition that it belongs to. */
    edition: z.string(),
    abstract,
  }),
);

const placeIn = (list: string) => z.number().int().describe(`Its place among the ${list} of this reply.`);

/** A session as short as the desk can do with, which asks for a day of them every few seconds: what is empty or usual is missing. */
const listedSession = versioned(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    kind: placeIn('kinds').optional(),
    track: placeIn('tracks').optional(),
    room: placeIn('rooms').optional(),
    day: listed.day.optional(),
    start: listed.start.optional(),
    length: listed.length,
    places: listed.places.optional(),
    state: listed.state.optional().describe('Confirmed unless it is said.'),
    people: z
      .array(
        z.strictObject({
          speaker: placeIn('speakers').optional(),
          name: z.string().optional().describe('Of whoever isn’t a speaker.'),
          role: z.enum(SPEAKER_ROLES).optional().describe('The speaker’s own unless it is said.'),
        }),
      )
      .optional(),
  }),
);

const roomFields = {
  name: requiredText(TITLE_MAX, say.nameMissing),
  places: optional(whole(1, PLACES_MAX, say.placesWrong)),
  floor: optional(text(NAME_MAX)),
};
const trackFields = {
  name: requiredText(TITLE_MAX, say.nameMissing),
  thread: z.enum(THREADS),
};
const kindFields = {
  name: requiredText(TITLE_MAX, say.nameMissing),
  isBreak: z.boolean(),
  length: whole(LENGTH_LEAST, DAY_MINUTES, say.lengthWrong),
};
const known = { id: z.string() };
const room = z.strictObject({ ...known, name: z.string(), places: z.number().nullable(), floor: z.string() });
const track = z.strictObject({ ...known, ...trackFields });
const kind = z.strictObject({ ...known, ...kindFields });

const rules = z.strictObject(
  Object.fromEntries(
    CONFLICT_KINDS.map((name) => [name, z.enum(SEVERITIES).default(DEFAULT_RULES[name])]),
  ) as Record<
    (typeof CONFLICT_KINDS)[number],
    z.ZodDefault<z.ZodEnum<{ stop: 'stop'; warn: 'warn'; off: 'off' }>>
  >,
);

const difference = z.strictObject({
  session: z.string(),
  title: z.string(),
  /** As visitors and speakers are told, or what else differs on the page. */
  texts: z.array(z.string()),
  isTold: z.boolean(),
});
export type DeskDifference = z.output<typeof difference>;

const deskSpeaker = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(SPEAKER_ROLES).optional().describe(`${USUAL_ROLE} unless it is said.`),
});

const desk = z.strictObject({
  edition: z.strictObject({
    id: z.string(),
    year: z.number(),
    zone: z.string(),
    /** YYYY-MM-DD; null while the date isn't known. */
    firstDay: z.string().nullable(),
    days: z.number().int(),
    isNow: z.boolean(),
  }),
  rooms: z.array(room),
  tracks: z.array(track),
  kinds: z.array(kind),
  walkMinutes: z.number().int(),
  doorsOpen: z.number().int().nullable(),
  doorsClose: z.number().int().nullable(),
  rules,
  /** The version of rooms, tracks, kinds and rules together. */
  arranged: z.string(),
  sessions: z.array(listedSession),
  /** Those who are in a session. */
  speakers: z.array(deskSpeaker),
  hours: z.array(
    z.strictObject({
      speakerId: z.string(),
      day: z.number().int().optional(),
      from: z.number().int(),
      to: z.number().int(),
    }),
  ),
  /** How many people starred which session; those that nobody starred are missing. */
  stars: z.array(z.strictObject({ session: z.string(), count: z.number().int() })),
  publishedAt: z.string().nullable(),
  differences: z.array(difference),
  /** Of the differences: only what was seen is published. */
  publishing: z.string(),
  /** What can be taken back, and done again, by who asks. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  /** Earlier editions whose sessions can be taken over, while this one has none. */
  offers: z.array(z.strictObject({ id: z.string(), year: z.number(), count: z.number().int() })),
});
export type DeskReply = z.output<typeof desk>;
const deskDay = desk.pick({
  rooms: true,
  tracks: true,
  kinds: true,
  sessions: true,
  speakers: true,
  undo: true,
  redo: true,
});
export type DayReply = z.output<typeof deskDay>;

export const viewProgramme = defineCall({
  name: 'viewProgramme',
  summary: 'The programme of an edition as it is planned, and how it differs from what was published',
  method: 'GET',
  path: '/api/v1/programme',
  access: { right: 'programme' },
  query: { edition },
  reply: desk,
});

export const viewProgrammeDay = defineCall({
  name: 'viewProgrammeDay',
  summary: 'One day of a programme as it is planned',
  method: 'GET',
  path: '/api/v1/programme/day',
  access: { right: 'programme' },
  query: {
    edition,
    day: plainNumber(z.number().int().min(0))
      .optional()
      .describe('Which one: 0 for the first. Without it, the sessions that have no time.'),
  },
  reply: deskDay,
});

export const programmeSpeakers = defineCall({
  name: 'programmeSpeakers',
  summary: 'The speakers of an edition, as the programme offers them for its sessions',
  method: 'GET',
  path: '/api/v1/programme/speakers',
  access: { right: 'programme' },
  query: { edition },
  reply: z.strictObject({ speakers: z.array(deskSpeaker) }),
});
export type DeskSpeakers = z.output<typeof programmeSpeakers.reply>['speakers'];

export const arrangeProgramme = defineCall({
  name: 'arrangeProgramme',
  summary: 'Set the rooms, tracks, kinds and rules of a programme; what is left out is removed',
  method: 'PUT',
  path: '/api/v1/programme',
  access: { right: 'programme' },
  jsonOnly: true,
  body: z.strictObject({
    edition,
    rooms: z.array(z.strictObject({ id: id.optional(), ...roomFields })).max(LISTED_MAX),
    tracks: z.array(z.strictObject({ id: id.optional(), ...trackFields })).max(LISTED_MAX),
    kinds: z.array(z.strictObject({ id: id.optional(), ...kindFields })).max(LISTED_MAX),
    walkMinutes: minutes(WALK_MAX),
    doorsOpen: minutes(DAY_MINUTES).nullable(),
    doorsClose: minutes(2 * DAY_MINUTES).nullable(),
    rules,
    version,
  }),
  reply: changed,
});

export const publishProgramme = defineCall({
  name: 'publishProgramme',
  summary: 'Publish a programme as it is planned, and tell those whom it changes something for',
  method: 'POST',
  path: '/api/v1/programme/publish',
  access: { right: 'programme' },
  body: z.strictObject({
    edition,
    version: version.describe('Of the differences that were seen: others aren’t published.'),
  }),
  alsoRefused: ['conflict'],
  reply: changed,
});

export const undoProgramme = defineCall({
  name: 'undoProgramme',
  summary: 'Take back the last change that the user made to a programme, or do it again',
  method: 'POST',
  path: '/api/v1/programme/undo',
  access: { right: 'programme' },
  body: z.strictObject({ edition, redo: z.stringbool().or(z.boolean()).default(false) }),
  alsoRefused: ['conflict'],
  reply: changed,
});

export const copyProgramme = defineCall({
  name: 'copyProgramme',
  summary: 'Take over another edition’s rooms, tracks, kinds and sessions, without their times',
  method: 'POST',
  path: '/api/v1/programme/copy',
  access: { right: 'programme' },
  body: z.strictObject({ edition, from: id }),
  alsoRefused: ['conflict'],
  reply: changed,
});

export const singleSession = defineCall({
  name: 'singleSession',
  summary: 'One session as it is planned, with its abstract',
  method: 'GET',
  path: '/api/v1/sessions/{id}',
  access: { right: 'programme' },
  query: { id },
  reply: oneOf(wholeSession),
});

export const addSession = defineCall({
  name: 'addSession',
  summary: 'Add a session',
  method: 'POST',
  path: '/api/v1/sessions',
  access: { right: 'programme' },
  status: 201,
  jsonOnly: true,
  body: newSession,
  reply: changed,
});

export const updateSession = defineCall({
  name: 'updateSession',
  summary: 'Change a session; what isn’t sent stays as it is',
  method: 'PUT',
  path: '/api/v1/sessions/{id}',
  access: { right: 'programme' },
  jsonOnly: true,
  query: { id },
  body: changedSession,
  reply: changed,
});

const { day, start, length, room: roomField } = callShape(sessionFields);

export const moveSessions = defineCall({
  name: 'moveSessions',
  summary: 'Move sessions to other times or rooms, all of them or none',
  method: 'POST',
  path: '/api/v1/sessions/move',
  access: { right: 'programme' },
  jsonOnly: true,
  body: z.strictObject({
    moves: z
      .array(z.strictObject({ id, version, day, start, length, room: roomField }))
      .min(1)
      .max(MOVES_MAX),
  }),
  reply: changedMany,
});

export const deleteSession = defineCall({
  name: 'deleteSession',
  summary:
    'Delete a session; if it was published, calendars are told that it is cancelled once that is published',
  method: 'DELETE',
  path: '/api/v1/sessions/{id}',
  access: { right: 'programme' },
  query: { id },
  reply: changed,
});

export const SESSION_FILES = { csv: 'Sessions_List.csv', xlsx: 'Sessions_List.xlsx' } as const;

export const exportSessions = defineCall({
  name: 'exportSessions',
  summary: 'The sessions of an edition as they are planned, as a CSV or XLSX file that can be imported again',
  method: 'POST',
  path: '/api/v1/sessions/export',
  access: { right: 'programme' },
  query: { edition },
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});
