import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { id, plainNumber } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { joins, registration } from '#rooms/people/registrations/contract.ts';
import { FILE_TYPES, fileQuery } from '#rooms/people/submissions/answer-file.ts';
import {
  newsChoice,
  PERSON_SORTS,
  personFilters,
  personForm,
  personRecord,
} from '#rooms/people/submissions/contract.ts';
import { type AnsweredQuestion, answeredQuestion } from '#rooms/people/submissions/questions.ts';
import * as say from './messages.ts';

/** How many may wait at a time: the list is read as a whole. */
export const WAITING_MAX = 5_000;
/** How many places one entry may be for. */
export const SIZE_MAX = 10;
const error = () => say.sizeInvalid({ most: SIZE_MAX });

export const WAITING_STATES = {
  waiting: say.waitingState,
  offered: say.offeredState,
  accepted: say.acceptedState,
  ended: say.endedState,
  left: say.leftState,
} as const;
export type WaitingState = keyof typeof WAITING_STATES;
/** Of those who may still get a place. */
export const OPEN_STATES = ['waiting', 'offered'] as const satisfies readonly WaitingState[];

export const waitingForm = z.strictObject({
  ...personForm,
  news: newsChoice,
  joins,
  size: plainNumber(z.number({ error }).int({ error }).min(1, { error }).max(SIZE_MAX, { error })),
});
export type WaitingInput = z.input<typeof waitingForm>;

/** Somebody who comes along with who waited. */
export const companion = registration.pick({ name: true, role: true, email: true });

/** The name of a field of one of them, of whom the first is number 2. */
export function companionField(field: string, number: number): string {
  return `${field}_${number}`;
}

const waitingRecord = z.strictObject({
  ...personRecord,
  size: z.number().int(),
  /** The first in the order in which places are offered has 1. */
  position: z.number().int(),
  state: z.enum(Object.keys(WAITING_STATES) as [WaitingState, ...WaitingState[]]),
  /** Until when a place is kept for them; '' unless one is. */
  until: z.string(),
});
export type WaitingRecord = z.output<typeof waitingRecord>;
/** With what only the single record has. */
export type WaitingDetails = WaitingRecord & { consent?: string; questions?: AnsweredQuestion[] };

export const WAITING_SORTS = [...PERSON_SORTS, 'position', 'size', 'state'] as const;
const waitingFilters = { ...personFilters, state: z.enum(OPEN_STATES).optional() };
const waitingQuery = { ...listQuery(WAITING_SORTS), ...waitingFilters };
export type WaitingListQuery = z.output<z.ZodObject<typeof waitingQuery>>;

export const WAITING_EXPORT_FILES = { csv: 'Waiting_List.csv', xlsx: 'Waiting_List.xlsx' } as const;

export const joinWaitingList = defineCall({
  name: 'joinWaitingList',
  summary: 'Wait for places, while all are taken',
  method: 'POST',
  path: '/api/v1/waiting-list-entries',
  access: 'anyone',
  status: 201,
  alsoRefused: ['too-many', 'conflict'],
  body: waitingForm,
  reply: changed,
});

export const viewWaiting = defineCall({
  name: 'viewWaiting',
  summary: 'Who waits for a place, in the order in which places are offered; searches name and email address',
  method: 'GET',
  path: '/api/v1/waiting-list-entries',
  access: { right: 'waiting-list' },
  query: waitingQuery,
  reply: listOf(waitingRecord),
});

export const countWaiting = defineCall({
  name: 'countWaiting',
  summary: 'How many wait for how many places, and how many of these are offered',
  method: 'GET',
  path: '/api/v1/waiting-list-entries/counts',
  access: { right: 'waiting-list' },
  query: editionFilter,
  reply: z.strictObject({
    entries: z.number().int(),
    places: z.number().int(),
    offered: z.number().int().describe('Places that are offered.'),
  }),
});

export const singleWaiting = defineCall({
  name: 'singleWaiting',
  summary: 'One entry of the waiting list',
  method: 'GET',
  path: '/api/v1/waiting-list-entries/{id}',
  access: { right: 'waiting-list' },
  query: { id },
  reply: oneOf(
    waitingRecord.extend({ consent: z.string(), questions: z.array(answeredQuestion).optional() }),
  ),
});

export const waitingFile = defineCall({
  name: 'waitingFile',
  summary: 'The file with which somebody who waits answered an own question',
  method: 'GET',
  path: '/api/v1/waiting-list-entries/{id}/files/{key}',
  access: { right: 'waiting-list' },
  query: fileQuery,
  file: Object.values(FILE_TYPES),
});

export const exportWaiting = defineCall({
  name: 'exportWaiting',
  summary:
    'The waiting list as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/waiting-list-entries/export',
  access: { right: 'waiting-list' },
  query: { ...wholeListQuery(WAITING_SORTS), ...waitingFilters },
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

export const moveWaiting = defineCall({
  name: 'moveWaiting',
  summary: 'Put an entry of the waiting list first or last',
  method: 'POST',
  path: '/api/v1/waiting-list-entries/{id}/move',
  access: { right: 'waiting-list' },
  body: z.strictObject({ id, to: z.enum(['first', 'last']) }),
  reply: changed,
});

export const removeWaiting = defineCall({
  name: 'removeWaiting',
  summary: 'Take an entry off the waiting list',
  method: 'DELETE',
  path: '/api/v1/waiting-list-entries/{id}',
  access: { right: 'waiting-list' },
  query: { id },
  reply: changed,
});
