import { z } from 'zod';
import { chosenIds } from '#modules/exports/contract.ts';
import { beyondPlaces } from '#platform/contract/beyond-places.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, changedMany } from '#platform/contract/lists.ts';

export const deleteRecord = defineCall({
  name: 'deleteRecord',
  summary: 'Delete an attendee or a partnership request',
  method: 'DELETE',
  path: 'records/delete',
  access: 'any-right',
  query: { id },
  reply: changed,
});

const chosen = z.strictObject({ ids: chosenIds });

/** All in one transaction, each with its own activity record. */
export const deleteRecords = defineCall({
  name: 'deleteRecords',
  summary: 'Delete many attendees or partnership requests at once',
  method: 'POST',
  path: '/api/v1/records/delete',
  access: 'any-right',
  body: chosen,
  reply: changedMany,
});

/** Restores what it can and reports how many couldn’t be restored and why; refused if none can. */
export const restoreRecords = defineCall({
  name: 'restoreRecords',
  summary: 'Restore many deleted records of any kind',
  method: 'POST',
  path: '/api/v1/records/restore',
  access: 'any-right',
  body: chosen.extend({ beyondPlaces }),
  reply: changedMany,
});

export const restoreRecord = defineCall({
  name: 'restoreRecord',
  summary: 'Restore a deleted record of any kind',
  method: 'POST',
  path: '/api/v1/records/{id}/restore',
  access: 'any-right',
  body: z.strictObject({ id, beyondPlaces }),
  reply: changed,
});
