import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { checkedByEdition } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type { SubmissionRow } from './tables.ts';

const where = expressionBuilder<{ submission: SubmissionRow }, 'submission'>();

/**
 * Of this edition, or of none. Written exactly like the index expression on addresses, so that the index is
 * used.
 */
export function ofEdition(editionId: string | null): Expression<SqlBool> {
  return where(sql<string>`coalesce(event_id, '')`, '=', editionId ?? '');
}

/** Of the edition that was asked for, read from its index: in the order in which they came in. */
export function inEdition({ editionId }: EditionScope): Expression<SqlBool> {
  return editionId === undefined ? where.lit(true) : where('event_id', '=', editionId);
}

/** The same, checked on rows that another index finds or sorts. */
export function filteredByEdition(database: Database, scope: EditionScope): Expression<SqlBool> {
  const { editionId } = scope;
  return editionId === undefined ? inEdition(scope) : checkedByEdition(database, editionId);
}

/** Of an edition, or some by their ids. */
export function among(which: EditionScope | { ids: readonly string[] }): Expression<SqlBool> {
  return 'ids' in which ? where('id', 'in', which.ids) : inEdition(which);
}
