import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { EMAIL_MAX } from '#platform/contract/email-address.ts';
import {
  email,
  id,
  lines,
  NAME_MAX,
  plainNumber,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { changed, listOf, pageNumber } from '#platform/contract/lists.ts';
import { plainDigits } from '#platform/contract/plain-digits.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { isEasyPin } from './easy-pin.ts';
import * as say from './messages.ts';
import { SCAN_KINDS } from './scans.ts';

/** Of each day, so that nobody has to wait long at the door. */
export const PIN = /^\d{4,8}$/;
/** How many scans travel at once, there and back. */
export const SENT_AT_ONCE = 100;
/** How many of them are written in one transaction: others write in between. */
export const WRITTEN_AT_ONCE = 20;
export const TOLD_AT_ONCE = 1_000;
export const ROOMS_MAX = 40;
/** What lets people in, and what prints their badges. */
export const DEVICE_SORTS = ['phone', 'station'] as const;
export type DeviceSort = (typeof DEVICE_SORTS)[number];
const NOTE_MAX = 300;
const NUMBER_MAX = 40;
const PLACES_MAX = 100_000;

const secret = text(200);
const instant = z.iso.datetime().max(40);

const walkIn = z.strictObject({
  name: requiredText(NAME_MAX, say.nameMissing),
  company: text(TITLE_MAX).default(''),
  number: text(NUMBER_MAX).default(''),
  /** One that mail can't be delivered to is left to the organisers. */
  email: text(EMAIL_MAX).default(''),
});
export type WalkIn = z.output<typeof walkIn>;

/** What a device has recorded, by its own clock. */
const sentScan = z.strictObject({
  id: z.uuid(),
  who: z.uuid(),
  kind: z.enum(SCAN_KINDS),
  day: z.iso.date(),
  room: text(NAME_MAX).default(''),
  at: instant,
  undoes: z.uuid().optional(),
  note: lines(NOTE_MAX).optional(),
  /** Who it is, if they came without a registration. */
  walkIn: walkIn.optional(),
  /** How they are called, of a 'correct'. */
  corrected: walkIn.pick({ name: true, company: true }).optional(),
});
export type SentScan = z.output<typeof sentScan>;

const toldScan = z.strictObject({
  id: z.string(),
  who: z.string(),
  kind: z.enum(SCAN_KINDS),
  day: z.string(),
  room: z.string(),
  at: z.string(),
  undoes: z.string().optional(),
  note: z.string().optional(),
  device: z.string(),
});

const room = z.strictObject({
  name: requiredText(NAME_MAX, say.roomNameMissing),
  places: z.number().int().min(1).max(PLACES_MAX).nullable(),
});
export type Room = z.output<typeof room>;

const listed = z.strictObject({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  isCancelled: z.boolean(),
  isWalkIn: z.boolean(),
  /** Such as Speaker or Press, and its place among the kinds; '' for none. */
  kind: z.string(),
  tone: z.number().int(),
  isUnpaid: z.boolean(),
  /** On which days their ticket lets them in; without it, on all of them. */
  days: z.array(z.string()).readonly().optional(),
  handedOut: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});

/** What a device knows of its edition. */
const doorEdition = z.strictObject({
  /** Of all that follows: a device that has this one isn't sent it again. */
  version: z.string(),
  editionId: z.string(),
  summit: z.string(),
  zone: z.string(),
  days: z.array(z.string()),
  /** Until when the sessions of a day go on that end after its midnight. */
  nights: z.array(z.strictObject({ day: z.string(), until: z.string() })),
  allowsReentry: z.boolean(),
  rooms: z.array(room),
  /** There is a station that prints badges. */
  prints: z.boolean(),
  /** Verifies tickets: the `x` of its JSON Web Key. */
  ticketKey: z.string(),
});
export type DoorEdition = z.output<typeof doorEdition>;

/** Up to where a device knows the people, and by which rule they were told: with another one it hears of all of them again. */
const knownPeople = z.strictObject({ rule: z.string().max(100), upTo: z.number().int().min(0) });
export type KnownPeople = z.output<typeof knownPeople>;

/** Of whom there is something else to know than before. */
const changedPeople = knownPeople.extend({
  people: z.array(listed),
  /** Walk-ins who have got a registration since, and its id. */
  registered: z.array(z.tuple([z.string(), z.string()])),
  /** Who isn't on the list any more. */
  gone: z.array(z.string()),
  isMore: z.boolean(),
});
export type ChangedPeople = z.output<typeof changedPeople>;

export const openDoor = defineCall({
  name: 'openDoor',
  summary: 'The key of a device of the door, for its link and PIN',
  method: 'POST',
  path: '/api/v1/door/open',
  access: 'anyone',
  alsoRefused: ['too-many', 'not-found'],
  body: z.strictObject({ link: secret, pin: text(20).overwrite(plainDigits) }),
  reply: z.strictObject({ key: z.string(), name: z.string() }),
});

export const syncDoor = defineCall({
  name: 'syncDoor',
  summary:
    'Tell what a device of the door has recorded, and hear what the others have; sent again, it changes nothing',
  method: 'POST',
  path: '/api/v1/door/sync',
  access: 'anyone',
  jsonOnly: true,
  alsoRefused: ['too-many', 'forbidden'],
  body: z.strictObject({
    key: secret,
    /** By the clock of the device. */
    now: instant,
    /** The version of what it knows of the edition. */
    edition: text(100).optional(),
    people: knownPeople.optional(),
    /** Of a page that was opened before people were told as they change; it isn't told any more. */
    list: text(100).optional(),
    /** Up to where it knows what the others have recorded. */
    since: z.number().int().min(0).default(0),
    scans: z.array(sentScan).max(SENT_AT_ONCE).default([]),
  }),
  reply: z.strictObject({
    now: z.string(),
    name: z.string(),
    sort: z.enum(DEVICE_SORTS),
    endsAt: z.string(),
    /** What needn't be sent again. */
    taken: z.array(z.string()),
    /** Of those, what can't be kept: nobody is there any more whom it is about. */
    dropped: z.array(z.string()),
    /** Walk-ins that aren't taken yet, whose scans are to be sent again later, and why; '' if there are none. */
    later: z.array(z.string()),
    why: z.string(),
    edition: doorEdition.optional(),
    people: changedPeople.optional(),
    scans: z.array(toldScan),
    since: z.number().int(),
    /** There is more to hear of what the others have recorded. */
    isMore: z.boolean(),
  }),
});

const badge = z.strictObject({
  name: z.string(),
  company: z.string(),
  details: z.string(),
  kind: z.string(),
  tone: z.number().int(),
  languages: z.string(),
  /** The ticket’s code: the path of its dark squares, in a square of this side. */
  code: z.strictObject({ side: z.number(), path: z.string() }),
});
export type StationBadge = z.output<typeof badge>;

export const doorBadge = defineCall({
  name: 'doorBadge',
  summary: 'What a printing station prints of somebody',
  method: 'POST',
  path: '/api/v1/door/badge',
  access: 'anyone',
  jsonOnly: true,
  alsoRefused: ['too-many', 'forbidden', 'not-found'],
  body: z.strictObject({ key: secret, who: z.uuid() }),
  reply: z.strictObject({ summit: z.string(), badge }),
});

const device = z.strictObject({
  id: z.string(),
  name: z.string(),
  sort: z.enum(DEVICE_SORTS),
  created: z.string(),
  endsAt: z.string(),
  /** When it was ended before that; '' unless it was. */
  ended: z.string(),
  /** When it last sent anything; '' if it never did. */
  seen: z.string(),
  letIn: z.number().int(),
});
export type Device = z.output<typeof device>;

const deviceName = requiredText(NAME_MAX, say.deviceNameMissing);

export const newDevice = z.strictObject({
  name: deviceName,
  sort: z.enum(DEVICE_SORTS).default('phone'),
  pin: text(20, say.pinWrong)
    .overwrite(plainDigits)
    .regex(PIN, { error: say.pinWrong, abort: true })
    .refine((pin) => !isEasyPin(pin), { error: say.pinEasy }),
});

export const addDoorDevice = defineCall({
  name: 'addDoorDevice',
  summary: 'Make a device of the door; its link is told only now',
  method: 'POST',
  path: '/api/v1/door-devices',
  access: { right: 'door' },
  sessionOnly: true,
  status: 201,
  body: newDevice,
  reply: z.strictObject({
    message: z.string(),
    id: z.string(),
    link: z.string(),
    code: z.strictObject({ side: z.number(), path: z.string() }),
  }),
});

export const doorDevices = defineCall({
  name: 'doorDevices',
  summary: 'The devices of the door of an edition, the newest first',
  method: 'GET',
  path: '/api/v1/door-devices',
  access: { right: 'door' },
  query: editionFilter,
  reply: listOf(device),
});

export const renameDoorDevice = defineCall({
  name: 'renameDoorDevice',
  summary: 'Rename a device of the door',
  method: 'PUT',
  path: '/api/v1/door-devices/{id}',
  access: { right: 'door' },
  query: { id },
  body: z.strictObject({ name: deviceName }),
  reply: changed,
});

export const endDoorDevice = defineCall({
  name: 'endDoorDevice',
  summary: 'End a device of the door: at its next contact it deletes what it has',
  method: 'DELETE',
  path: '/api/v1/door-devices/{id}',
  access: { right: 'door' },
  query: { id },
  reply: changed,
});

export const takeDoorFile = defineCall({
  name: 'takeDoorFile',
  summary: 'Take what a device has recorded from the file that it saved',
  method: 'POST',
  path: '/api/v1/door-devices/{id}/scans',
  access: { right: 'door' },
  jsonOnly: true,
  query: { id },
  body: z.strictObject({ now: instant, scans: z.array(sentScan).max(SENT_AT_ONCE) }),
  reply: changed,
});

const doorSettings = z.strictObject({
  allowsReentry: z.boolean(),
  rooms: z.array(room).max(ROOMS_MAX),
  /** Keys of the own questions whose answers say what to hand out. */
  handedOut: z.array(text(16)).max(ROOMS_MAX),
  /** The own questions whose answers are somebody’s kind and languages, on phones and badges; '' for none. */
  kindQuestion: text(16).default(''),
  languagesQuestion: text(16).default(''),
});
export type DoorSettings = z.output<typeof doorSettings>;

export const viewDoorSettings = defineCall({
  name: 'viewDoorSettings',
  summary: 'How the door of an edition works, and which own questions its form has',
  method: 'GET',
  path: '/api/v1/door/settings',
  access: { right: 'door' },
  query: editionFilter,
  reply: doorSettings.extend({
    questions: z.array(z.strictObject({ key: z.string(), label: z.string() })),
    /** The rooms and the sessions with limited places of the published programme. */
    programme: z.array(room),
  }),
});

export const saveDoorSettings = defineCall({
  name: 'saveDoorSettings',
  summary: 'Set how the door of an edition works',
  method: 'PUT',
  path: '/api/v1/door/settings',
  access: { right: 'door' },
  jsonOnly: true,
  query: editionFilter,
  body: doorSettings,
  reply: changed,
});

const doorCounts = z.strictObject({
  summit: z.string(),
  day: z.string(),
  /** Of the edition; none if they aren’t known. */
  days: z.array(z.string()),
  /** Others on which somebody was let in; who was doesn’t count as having come. */
  otherDays: z.array(z.string()),
  zone: z.string(),
  /** Who may come. */
  expected: z.number().int(),
  /** Who has come on this day, also if they have gone again. */
  came: z.number().int(),
  inside: z.number().int(),
  walkIns: z.number().int(),
  doubles: z.number().int(),
  /** How many each device has let in. */
  byDevice: z.array(z.strictObject({ name: z.string(), count: z.number().int() })),
  rooms: z.array(
    z.strictObject({ name: z.string(), inside: z.number().int(), places: z.number().int().nullable() }),
  ),
  /** How many came in each of the last minutes, the oldest first. */
  byMinute: z.array(z.strictObject({ at: z.string(), count: z.number().int() })),
});
export type DoorCounts = z.output<typeof doorCounts>;

const dayFilter = { day: z.iso.date().optional().describe('Today, if none is named.') };

export const countDoor = defineCall({
  name: 'countDoor',
  summary: 'How many have come, by device, room and minute',
  method: 'GET',
  path: '/api/v1/door/counts',
  access: 'signed-in',
  query: { ...editionFilter, ...dayFilter },
  reply: doorCounts,
});

/** Of the desk's list, on a page. */
export const PEOPLE_AT_ONCE = 100;
export const WHO = ['all', 'in', 'not-yet', 'doubles', 'walk-ins'] as const;

const atTheDoor = z.strictObject({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  isWalkIn: z.boolean(),
  isCancelled: z.boolean(),
  /** To be registered with, or as it was typed at the door if that isn't one. */
  number: z.string(),
  email: z.string(),
  /** Has a registration, so there is more about them. */
  attendeeId: z.string(),
  /** When they were first let in on this day, and by which device; '' if they weren't. */
  at: z.string(),
  device: z.string(),
  isInside: z.boolean(),
  /** When and where they were shown again. */
  doubles: z.array(z.strictObject({ at: z.string(), device: z.string() })),
  /** When they were let in on days that aren’t the edition’s. */
  otherDays: z.array(z.strictObject({ at: z.string(), device: z.string() })),
  notes: z.array(z.string()),
});
export type AtTheDoor = z.output<typeof atTheDoor>;

const doorQuery = {
  ...editionFilter,
  ...dayFilter,
  who: z.enum(WHO).optional(),
  search: lines(TITLE_MAX).optional(),
  page: pageNumber,
  pageSize: plainNumber(z.number().int().min(1).max(PEOPLE_AT_ONCE)).optional(),
};

export const viewDoor = defineCall({
  name: 'viewDoor',
  summary: 'Who has come and who hasn’t, on a day: who has no registration first, then by name',
  method: 'GET',
  path: '/api/v1/door/people',
  access: { right: 'door' },
  query: doorQuery,
  reply: listOf(atTheDoor),
});

export const DOOR_FILES = { csv: 'Door_List.csv', xlsx: 'Door_List.xlsx' } as const;

export const exportDoor = defineCall({
  name: 'exportDoor',
  summary: 'Who was let in on which device, each day, as a file',
  method: 'POST',
  path: '/api/v1/door/export',
  access: { right: 'door' },
  query: editionFilter,
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

export const registerWalkIn = defineCall({
  name: 'registerWalkIn',
  summary: 'Register somebody who came without a registration, and send them their confirmation',
  method: 'POST',
  path: '/api/v1/door/walk-ins/{id}/register',
  access: { right: 'door' },
  query: { id },
  body: z.strictObject({ email: email() }),
  reply: changed,
});
