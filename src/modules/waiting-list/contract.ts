import { z } from 'zod';
import { registration } from '#modules/registrations/contract.ts';
import { newsChoice, personForm, personRecord } from '#modules/submissions/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, plainNumber } from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';
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

export const waitingForm = z.strictObject({
  ...personForm,
  news: newsChoice,
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
  state: z.enum(Object.keys(WAITING_STATES) as [WaitingState, ...WaitingState[]]),
  /** Until when a place is kept for them; '' unless one is. */
  until: z.string(),
});
export type WaitingRecord = z.output<typeof waitingRecord>;

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
  summary: 'Who waits for a place in the current edition, in order',
  method: 'GET',
  path: '/api/v1/waiting-list-entries',
  access: { right: 'waiting-list' },
  reply: listOf(waitingRecord),
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
  body: z.strictObject({ id }),
  reply: changed,
});
