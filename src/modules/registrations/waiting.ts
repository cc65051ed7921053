import { waitingForm } from '#modules/waiting-list/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { changed } from '#platform/contract/lists.ts';
import { registration } from './contract.ts';

/** Somebody who comes along with who waited. */
export const companion = registration.pick({ name: true, role: true, email: true });

/** The name of a field of one of them, of whom the first is number 2. */
export function companionField(field: string, number: number): string {
  return `${field}_${number}`;
}

export const joinWaitingList = defineCall({
  name: 'joinWaitingList',
  summary: 'Wait for places, while all are taken',
  method: 'POST',
  path: 'records/joinwaitinglist',
  access: 'anyone',
  alsoRefused: ['too-many', 'conflict'],
  body: waitingForm,
  reply: changed,
});
