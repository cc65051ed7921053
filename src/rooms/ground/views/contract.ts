import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredText, text } from '#platform/contract/fields.ts';
import { allKinds } from '#platform/contract/kind.ts';
import { changed, listOf } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

/** The lists of which views can be saved. */
export const lists = () => allKinds().flatMap(({ list }) => list ?? []);

/** How many views a user can save. */
export const VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;
const QUERY_MAX = 2000;

const list = z.lazy(() => z.enum(lists().map(({ call }) => call)));

const savedView = z.strictObject({
  id: z.string(),
  /** The list, by the name of its call. */
  list,
  name: z.string(),
  /** The search, the filters and the order, as in an address. */
  query: z.string(),
  /** How many records it shows now; null if the list no longer knows one of its filters. */
  count: z.number().int().nullable(),
});
export type SavedView = z.output<typeof savedView>;

export const viewSavedViews = defineCall({
  name: 'viewSavedViews',
  summary: 'Your saved views of lists, by name, each with its number of records',
  method: 'GET',
  path: '/api/v1/saved-views',
  access: 'any-right',
  reply: listOf(savedView),
});

export const newView = z.strictObject({
  list,
  name: requiredText(VIEW_NAME_MAX, say.nameMissing),
  query: text(QUERY_MAX),
});

export const addSavedView = defineCall({
  name: 'addSavedView',
  summary: `Save a search and filters of a list under a name; up to ${VIEWS_MAX}, for yourself only`,
  method: 'POST',
  path: '/api/v1/saved-views',
  access: 'any-right',
  status: 201,
  body: newView,
  reply: changed,
});

export const deleteSavedView = defineCall({
  name: 'deleteSavedView',
  summary: 'Delete one of your saved views',
  method: 'DELETE',
  path: '/api/v1/saved-views/{id}',
  access: 'any-right',
  query: { id },
  reply: changed,
});
