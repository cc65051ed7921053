import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import { assertDates, dateFields } from './contract.ts';

/** When the copy of an edition takes place. */
export const copiedEdition = z.strictObject(dateFields).superRefine(assertDates);

export const copyEdition = defineCall({
  name: 'copyEdition',
  summary: 'Copy an edition to another year, with its texts and packages, without its people',
  method: 'POST',
  path: '/api/v1/editions/{id}/copy',
  access: 'administrator',
  status: 201,
  query: { id },
  body: copiedEdition,
  reply: changed,
});
