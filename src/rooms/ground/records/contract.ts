import { z } from 'zod';
import { beyondPlaces } from '#platform/contract/beyond-places.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, changedMany } from '#platform/contract/lists.ts';
import { chosenIds } from '#rooms/ground/exports/contract.ts';

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

/** What a dialog names before it deletes. */
export const viewHanging = defineCall({
  name: 'viewHanging',
  summary: 'What hangs on records that are to be deleted, and which of them can’t be',
  method: 'POST',
  path: '/api/v1/records/hanging',
  access: 'any-right',
  body: chosen,
  reply: z.strictObject({
    hanging: z.array(
      z.strictObject({
        text: z.string(),
        comesBack: z.boolean().describe('Whether it is as before once they are restored.'),
      }),
    ),
    kept: z.array(z.strictObject({ id: z.string(), why: z.string() })),
  }),
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
