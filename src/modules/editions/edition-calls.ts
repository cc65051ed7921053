import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, listOf, oneOf } from '#platform/contract/lists.ts';
import { versioned } from '#platform/contract/version.ts';
import { currentEditionRecord, edition, listedEdition } from './edition.ts';

export const currentEdition = defineCall({
  name: 'currentEdition',
  summary: 'The edition that the site shows, with everything that the pages say of it',
  method: 'GET',
  path: '/api/v1/editions/current',
  access: 'anyone',
  cached: true,
  reply: oneOf(currentEditionRecord),
});

export const defaultEdition = defineCall({
  name: 'defaultEdition',
  summary: 'What stands on the pages while there is no edition, or it can’t be read',
  method: 'GET',
  path: '/api/v1/editions/default',
  access: 'anyone',
  reply: oneOf(currentEditionRecord),
});

export const singleEdition = defineCall({
  name: 'singleEdition',
  summary: 'One edition of the summit, with the fields beyond the documented ones',
  method: 'GET',
  path: '/api/v1/editions/{id}',
  access: 'administrator',
  query: { id },
  reply: oneOf(versioned(edition)),
});

export const viewEditions = defineCall({
  name: 'viewEditions',
  summary:
    'The editions of the summit with the fields beyond the documented ones: the current one, then the others',
  method: 'GET',
  path: '/api/v1/editions',
  access: 'signed-in',
  reply: listOf(listedEdition),
});

export const makeCurrent = defineCall({
  name: 'makeCurrent',
  summary: 'Make an edition the current one: the site shows it, and registrations and requests belong to it',
  method: 'POST',
  path: '/api/v1/editions/{id}/make-current',
  access: 'administrator',
  body: z.strictObject({ id }),
  reply: changed,
});
