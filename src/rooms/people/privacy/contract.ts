import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { email, id, kindName, knownEmail, optional, text } from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';
import { personForm } from '#rooms/people/submissions/contract.ts';
import { MAY_BE_EMPTY, without } from '#rooms/people/submissions/not-required.ts';
import * as say from './messages.ts';

/** How many activities of a person are shown; the file that is given out has all of them. */
export const ACTIVITIES_SHOWN = 200;

const { name, contact_number, whatsapp_number } = personForm;
/** What the desk itself can correct. */
export const correction = without(
  z.strictObject({ name, email: email(), contact_number, whatsapp_number }),
  MAY_BE_EMPTY,
);

const correctable = z.strictObject({
  name: z.string(),
  email: z.string(),
  contact_number: z.string(),
  whatsapp_number: z.string(),
  version: z.string(),
});

const storedRecord = z.strictObject({
  kind: kindName(),
  id: z.string(),
  name: z.string(),
  /** The edition's year; '' if it belongs to none. */
  edition: z.string(),
  date: z.string(),
  deleted: z.boolean(),
  /** Found by its name alone: it may be somebody else's. */
  byName: z.boolean(),
  details: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** What of it isn't erased, and why; '' if all of it is. */
  stays: z.string(),
  /** The values to correct; null if the record has a form of its own, or none. */
  correctable: correctable.nullable(),
});
export type StoredRecord = z.output<typeof storedRecord>;

const auditEntry = z.strictObject({
  id: z.string(),
  time: z.string(),
  username: z.string(),
  activity_type: z.string(),
  activity_description: z.string(),
});

/** Where organisers wrote about the person. */
const textMatch = z.strictObject({
  kind: kindName(),
  /** Of the record. */
  id: z.string(),
  place: z.string(),
  /** It has the name alone: it may mean somebody else. */
  byName: z.boolean(),
});
export type TextMatch = z.output<typeof textMatch>;

const person = z.strictObject({
  email: z.string(),
  time: z.string(),
  records: z.array(storedRecord),
  /** The newest. */
  activities: z.array(auditEntry),
  activityTotal: z.number(),
  /** They stay when the person is erased: organisers change what they wrote themselves. */
  textMatches: z.array(textMatch),
});
export type Person = z.output<typeof person>;

/** The records of the person that were found by their name and confirmed to be theirs. */
export const soughtForm = z.strictObject({
  email: knownEmail(),
  confirmed: z.array(id).max(100).default([]),
});

/** In the body, because addresses of requests are kept in logs and histories. */
export const findPerson = defineCall({
  name: 'findPerson',
  summary: 'Everything that is kept about the person with an e-mail address, deleted records included',
  method: 'POST',
  path: '/api/v1/privacy/find',
  access: 'administrator',
  body: soughtForm,
  reply: person,
});

export const PERSON_FILE = 'Personal_Data.json';

export const exportPerson = defineCall({
  name: 'exportPerson',
  summary: 'Everything that is kept about a person, as a JSON file; recorded without saying whose',
  method: 'POST',
  path: '/api/v1/privacy/export',
  access: 'administrator',
  body: soughtForm,
  file: ['application/json'],
});

export const correctPerson = defineCall({
  name: 'correctPerson',
  summary: 'Correct the name, e-mail address and numbers of a registration or partnership request',
  method: 'PUT',
  path: '/api/v1/privacy/records/{id}',
  access: 'administrator',
  body: correction.extend({ id, version: text(64, say.versionMissing) }),
  reply: changed,
});

export const erasePerson = defineCall({
  name: 'erasePerson',
  summary: 'Erase everything that is kept about a person, for good; the record of it names nobody',
  method: 'POST',
  path: '/api/v1/privacy/erase',
  access: 'administrator',
  sessionOnly: true,
  alsoRefused: ['conflict'],
  body: soughtForm,
  reply: changed,
});

const retention = z.strictObject({
  id: z.string(),
  edition: z.string(),
  deleted: z.boolean(),
  /** The last day on which its people are kept; '' if there is none. */
  until: z.string(),
});
export type Retention = z.output<typeof retention>;

export const viewRetention = defineCall({
  name: 'viewRetention',
  summary: 'Until when the people of each edition are kept',
  method: 'GET',
  path: '/api/v1/privacy/retention',
  access: 'administrator',
  reply: listOf(retention),
});

export const setRetention = defineCall({
  name: 'setRetention',
  summary: 'Set the last day on which the people of an edition are kept, or none; afterwards they are erased',
  method: 'PUT',
  path: '/api/v1/privacy/retention/{id}',
  access: 'administrator',
  sessionOnly: true,
  body: z.strictObject({ id, until: optional(z.iso.date({ error: say.dayMissing })) }),
  reply: changed,
});
