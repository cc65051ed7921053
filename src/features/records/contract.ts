import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';

export const recordCounts = defineCall({
  name: 'recordCounts',
  summary: 'How many registered and how many asked for a partnership',
  method: 'GET',
  path: 'records/counts',
  access: 'signed-in',
  status: '200',
  reply: z.object({ totalAttendee: z.number().int(), totalPartnership: z.number().int() }),
});

export const deleteRecord = defineCall({
  name: 'deleteRecord',
  summary: 'Delete a registration or a partnership request',
  method: 'DELETE',
  path: 'records/delete',
  access: 'administrator',
  query: { id },
  reply: changed,
});

export const restoreRecord = defineCall({
  name: 'restoreRecord',
  summary: 'Undo a delete, of whatever kind of record the id is',
  method: 'POST',
  path: 'records/restore',
  access: 'administrator',
  body: z.strictObject({ id }),
  reply: changed,
});
