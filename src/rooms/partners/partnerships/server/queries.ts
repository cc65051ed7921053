import { expressionBuilder } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { count, type ListShape, list } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { type LongTable, rowCount } from '#platform/server/database/long-tables.ts';
import { countHits, matchingChosen, matchingSome } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CountFound, EditionScope, ListScope } from '#rooms/edition/server.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import {
  among,
  eraseFilesOf,
  filterConditions,
  filteredByEdition,
  findByName,
  holdFiles,
  inEdition,
  narrow,
  ofEdition,
  SUBMISSION_SHAPE,
  submissionsFrom,
  submissionsOf,
} from '#rooms/people/server.ts';
import type { PARTNERSHIP_SORTS, PartnershipListQuery } from '../contract.ts';
import type { PartnershipRow } from './tables.ts';

const SHAPE: ListShape<(typeof PARTNERSHIP_SORTS)[number]> = {
  ...SUBMISSION_SHAPE,
  columns: { ...SUBMISSION_SHAPE.columns, package: 'package' },
  ties: { ...SUBMISSION_SHAPE.ties, package: 'created_at' },
};

const PARTNERSHIPS: LongTable = {
  table: 'partnerships',
  hidden: ['deleted_at'],
  numbers: ['whatsapp', 'phone'],
};

function all(database: Database) {
  return database.selectFrom('partnerships').selectAll();
}

function existing(database: Database) {
  return all(database).where('deleted_at', 'is', null);
}

const where = expressionBuilder<Tables, 'partnerships'>();

function removed(database: Database) {
  return all(database).where('deleted_at', 'is not', null);
}

async function filtered(database: Database, listQuery: PartnershipListQuery & Chosen, scope: ListScope) {
  const matches = await matchingChosen(database, PARTNERSHIPS, listQuery, scope.editionId);
  const filters = filterConditions(listQuery, scope);
  if (listQuery.package) filters.push(where('package', '=', listQuery.package));
  if (listQuery.answered) {
    filters.push(where('answered_at', listQuery.answered === 'yes' ? 'is not' : 'is', null));
  }
  return narrow(existing(database), matches, filters, { ...listQuery, scope, database });
}

/** One page of the partnership requests, or all of them, filtered and sorted. */
export async function listPartnerships(
  database: Database,
  listQuery: PartnershipListQuery & Chosen,
  scope: ListScope,
) {
  const { query, known } = await filtered(database, listQuery, scope);
  return list(query, listQuery, SHAPE, known);
}

/** Those of an edition, or some of them. */
export function listAmong(database: Database, which: Parameters<typeof among>[0]) {
  return existing(database).where(among(which)).execute();
}

/** The ids of all partnership requests that match the filters, in the requested order. */
export async function listPartnershipIds(
  database: Database,
  listQuery: PartnershipListQuery & Chosen,
  scope: ListScope,
) {
  const { query } = await filtered(database, listQuery, scope);
  return listIds(query, listQuery, SHAPE);
}

export function findPartnership(database: Database, id: string) {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedPartnership(database: Database, id: string) {
  return removed(database).where('id', '=', id).executeTakeFirst();
}

/** The latest request from an e-mail address for an edition. */
export function findLastFrom(database: Database, editionId: string | null, email: string) {
  return existing(database)
    .where(ofEdition(editionId))
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export function findFrom(database: Database, email: string) {
  return submissionsFrom({ existing: existing(database), deleted: removed(database) }, email);
}

export function findSomeOf(database: Database, editionId: string, limit: number) {
  return submissionsOf({ existing: existing(database), deleted: removed(database) }, editionId, limit);
}

/** Removes rows for good. */
export async function erasePartnerships(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('partnerships').where('id', 'in', ids).execute();
  await eraseFilesOf(database, ids);
}

export function findByIdempotencyKey(database: Database, key: string) {
  return all(database).where('submission_key', '=', key).executeTakeFirst();
}

/** Names that start with the term come first, then other matches in name or e-mail address. */
export function findNamed(database: Database, term: string, limit: number, scope: EditionScope) {
  const rows = existing(database).where(filteredByEdition(database, scope));
  return findByName(rows, { term, limit }, () => matchingSome(database, PARTNERSHIPS, term, scope.editionId));
}

export const countFound: CountFound = (database, term, count) =>
  countHits(database, PARTNERSHIPS, term, count);

export async function insertPartnership(database: Database, row: PartnershipRow): Promise<void> {
  await database.insertInto('partnerships').values(row).execute();
  await holdFiles(database, [row]);
}

export async function updatePartnership(database: Database, id: string, row: Partial<PartnershipRow>) {
  await database.updateTable('partnerships').set(row).where('id', '=', id).execute();
}

export async function countPartnerships(database: Database, { editionId }: EditionScope): Promise<number> {
  return (await rowCount(database, PARTNERSHIPS, editionId)).shown;
}

export function countPartnershipsSince(
  database: Database,
  since: string,
  scope: EditionScope,
): Promise<number> {
  return count(existing(database).where(inEdition(scope)).where('created_at', '>', since));
}

/** The requests that came in before this instant and aren't marked as answered. */
export function countUnanswered(database: Database, before: string, scope: EditionScope): Promise<number> {
  const unanswered = existing(database).where('answered_at', 'is', null);
  return count(unanswered.where(filteredByEdition(database, scope)).where('created_at', '<', before));
}

export function countByNotice(database: Database, scope: EditionScope) {
  return countBy(database, 'notice', scope);
}

export function countByPackage(database: Database, scope: EditionScope) {
  return countBy(database, 'package', scope);
}

function countBy(database: Database, column: 'notice' | 'package', scope: EditionScope) {
  return database
    .selectFrom('partnerships')
    .select([`${column} as label`, (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('deleted_at', 'is', null)
    .where(filteredByEdition(database, scope))
    .groupBy(column)
    .execute();
}

/** How many of them hang on these. */
export function countInEditions(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database
      .selectFrom('partnerships')
      .selectAll()
      .where('event_id', 'in', ids)
      .where('deleted_at', 'is', null),
  );
}
