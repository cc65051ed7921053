import type { z } from 'zod';
import { type Actor, mayAccess } from '#platform/contract/access.ts';
import { normaliseForSearch, plainLetters } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { type Handler, requireAccessTo, runCall } from '#platform/server/http/handler.ts';
import { newId } from '#platform/server/identifier.ts';
import { numberMatcher, textMatcher } from '#platform/server/text-matcher.ts';
import { withActivity } from '#rooms/ground/activity/server/service.ts';
import { type newView, type SavedView, VIEWS_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import {
  countViews,
  deleteView,
  deleteViews,
  findViewByName,
  insertView,
  listAllViews,
  listViews,
} from './queries.ts';
import type { SavedViewRow } from './tables.ts';

interface Person {
  /** Ids, of users among others. */
  ids: readonly string[];
  reachedAt: readonly string[];
  names: readonly string[];
}

/** The user's views, each with the number of records that its list has for it now. */
export async function viewsWithCounts(context: CallContext, { userId }: Actor): Promise<SavedView[]> {
  const views: SavedView[] = [];
  for (const { id, list, name, query } of await listViews(context.store.database, userId)) {
    const handler = handlerOf(context, list);
    if (handler && mayAccess(handler.call.access, context.actor))
      views.push({
        id,
        list: list as SavedView['list'],
        name,
        query,
        count: await countOf(context, handler, query),
      });
  }
  return views;
}

/** Of the call that a list is read with; it belongs to another module. */
function handlerOf({ modules }: CallContext, list: string): Handler | undefined {
  return modules.flatMap(({ handlers = [] }) => handlers).find(({ call }) => call.name === list);
}

/** Refuses a list that isn't open to whoever asks. */
function listFor(context: CallContext, list: string): Handler | undefined {
  const handler = handlerOf(context, list);
  if (handler) requireAccessTo(handler.call.access, context);
  return handler;
}

/** Asks the list itself, as the user who wants to know. */
async function countOf(context: CallContext, handler: Handler, query: string): Promise<number | null> {
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), page: '1', pageSize: '1' };
  try {
    const { total } = (await runCall(handler, { query: asked, body: {} }, context)) as { total?: number };
    return total ?? null;
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'invalid') return null;
    throw thrown;
  }
}

/** Keeps a view for the user alone, so nothing is recorded. */
export function addView(
  context: CallContext,
  { userId }: Actor,
  { list, name, query }: z.output<typeof newView>,
): Promise<string> {
  const row: SavedViewRow = {
    id: newId(),
    user_id: userId,
    list,
    name,
    name_key: plainLetters(name),
    query: checkedQuery(listFor(context, list), query),
    created_at: context.clock.now().toISOString(),
  };
  return withActivity(context, async (database) => {
    if (await findViewByName(database, userId, row.name_key)) {
      throw new Refusal('conflict', say.nameTaken(), { name: say.nameTaken() });
    }
    if ((await countViews(database, userId)) >= VIEWS_MAX) {
      throw new Refusal('conflict', say.tooManyViews({ most: VIEWS_MAX }));
    }
    await insertView(database, row);
    return { result: row.id };
  });
}

/** Deletes one of the user's own views and returns its name. */
export function removeView(context: CallContext, { userId }: Actor, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const gone = await deleteView(database, { id, userId });
    if (!gone) throw new Refusal('not-found', say.gone());
    return { result: gone.name };
  });
}

/** The part of a query that the list's call knows, without pages; refused if that is nothing. */
function checkedQuery(handler: Handler | undefined, query: string): string {
  const { page: _page, pageSize: _pageSize, ...given } = Object.fromEntries(new URLSearchParams(query));
  const read = handler?.call.query.safeParse(given);
  if (!read?.success) throw new Refusal('invalid', say.filterUnknown(), { query: say.filterUnknown() });
  const known = Object.entries(read.data as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  if (known.length === 0) throw new Refusal('invalid', say.filterMissing(), { query: say.filterMissing() });
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** Deletes an erased person's views, and those of others that search for them. Runs in the caller's transaction. */
export async function purgeViews(database: Database, person: Person): Promise<void> {
  const isNamed = textMatcher([...person.names, ...person.names.map(normaliseForSearch)]);
  const isReached = textMatcher(person.reachedAt);
  const isCalled = numberMatcher(person.reachedAt);
  const isAbout = ({ name, query }: SavedViewRow) =>
    [name, ...new URLSearchParams(query).values()].some(
      // Names are typed with or without hyphens and apostrophes.
      (text) => isNamed(text) || isNamed(normaliseForSearch(text)) || isReached(text) || isCalled(text),
    );
  const views = await listAllViews(database);
  const purged = views.filter((view) => person.ids.includes(view.user_id) || isAbout(view));
  if (purged.length > 0)
    await deleteViews(
      database,
      purged.map(({ id }) => id),
    );
}
