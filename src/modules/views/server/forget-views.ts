import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { deleteViews, listAllViews } from './queries.ts';
import type { SavedViewRow } from './tables.ts';

interface Forgotten {
  /** Ids, of users among others. */
  ids: readonly string[];
  reachedAt: readonly string[];
  names: readonly string[];
}

/** Deletes an erased person's views, and those of others that search for them. Runs in the caller's transaction. */
export async function forgetViews(database: Database, person: Forgotten): Promise<void> {
  const texts = [...person.reachedAt, ...person.names].map(normaliseForSearch);
  const isAbout = ({ name, query }: SavedViewRow) => {
    const view = normaliseForSearch([name, ...new URLSearchParams(query).values()].join(' '));
    return texts.some((text) => view.includes(text));
  };
  const views = await listAllViews(database);
  const forgotten = views.filter((view) => person.ids.includes(view.user_id) || isAbout(view));
  if (forgotten.length > 0)
    await deleteViews(
      database,
      forgotten.map(({ id }) => id),
    );
}
