import { emailKey } from '#platform/contract/email-address.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { containsAsWritten } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { UNDECIDED } from '../states.ts';
import type { ProposalReviewRow, ProposalRow, SpeakerCallRow } from './tables.ts';

export function findCall(database: Database, editionId: string): Promise<SpeakerCallRow | undefined> {
  return database
    .selectFrom('speaker_calls')
    .selectAll()
    .where('event_id', '=', editionId)
    .executeTakeFirst();
}

export function listCalls(database: Database): Promise<SpeakerCallRow[]> {
  return database.selectFrom('speaker_calls').selectAll().execute();
}

export async function writeCall(database: Database, row: SpeakerCallRow): Promise<void> {
  const { event_id: _key, ...values } = row;
  await database
    .insertInto('speaker_calls')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(values))
    .execute();
}

function all(database: Database) {
  return database.selectFrom('proposals').selectAll();
}

/** Those that were sent. */
export function listSent(database: Database): Promise<ProposalRow[]> {
  return all(database).where('state', '!=', 'draft').orderBy('id').execute();
}

const BRIEF = ['id', 'event_id', 'state', 'title', 'kind', 'sent_at'] as const;

/** The same without what was written at length. */
export function listSentBriefly(database: Database, editionId: string | undefined) {
  const sent = database.selectFrom('proposals').select(BRIEF).where('state', '!=', 'draft');
  return (editionId ? sent.where('event_id', '=', editionId) : sent).execute();
}

/** The same with what is searched. */
export function listSearched(database: Database, editionId: string | undefined) {
  const searched = [...BRIEF, 'abstract', 'people'] as const;
  const sent = database.selectFrom('proposals').select(searched).where('state', '!=', 'draft');
  return (editionId ? sent.where('event_id', '=', editionId) : sent).orderBy('id').execute();
}

export async function listPeople(
  database: Database,
  ids: readonly string[],
): Promise<Pick<ProposalRow, 'id' | 'people'>[]> {
  if (ids.length === 0) return [];
  return database.selectFrom('proposals').select(['id', 'people']).where('id', 'in', ids).execute();
}

/** Those whose names are hidden. */
export function hiddenProposals(database: Database) {
  return database
    .selectFrom('proposals')
    .innerJoin('speaker_calls', 'speaker_calls.event_id', 'proposals.event_id')
    .where('is_blind', '=', 1)
    .where('state', 'in', UNDECIDED)
    .select('proposals.id')
    .$asScalar();
}

export function findProposal(database: Database, id: string): Promise<ProposalRow | undefined> {
  return all(database).where('id', '=', id).executeTakeFirst();
}

export function findByHash(database: Database, hash: string): Promise<ProposalRow | undefined> {
  return all(database)
    .where((of) => of.or([of('token_hash', '=', hash), of('former_hash', '=', hash)]))
    .executeTakeFirst();
}

/** Those that somebody with this address proposes, or would speak at. Others may have it elsewhere in what they say. */
export function findMentioning(database: Database, email: string): Promise<ProposalRow[]> {
  const inJson = JSON.stringify(email).slice(1, -1);
  return all(database)
    .where((of) => of.or([of('email_key', '=', emailKey(email)), containsAsWritten('people', inJson)]))
    .orderBy('id')
    .execute();
}

export function findFrom(database: Database, email: string): Promise<ProposalRow[]> {
  return all(database).where('email_key', '=', emailKey(email)).orderBy('id').execute();
}

export function findSomeOf(database: Database, editionId: string, limit: number): Promise<ProposalRow[]> {
  return all(database).where('event_id', '=', editionId).orderBy('id').limit(limit).execute();
}

export async function insertProposal(database: Database, row: ProposalRow): Promise<void> {
  await database.insertInto('proposals').values(row).execute();
}

export async function updateProposal(
  database: Database,
  id: string,
  row: Partial<ProposalRow>,
): Promise<void> {
  await database.updateTable('proposals').set(row).where('id', '=', id).execute();
}

export async function eraseProposals(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('proposals').where('id', 'in', ids).execute();
}

export function listReviews(database: Database): Promise<ProposalReviewRow[]> {
  return database.selectFrom('proposal_reviews').selectAll().orderBy('id').execute();
}

export function listReviewsOf(database: Database, proposalId: string): Promise<ProposalReviewRow[]> {
  return database
    .selectFrom('proposal_reviews')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute();
}

/** With the title of what each is about. */
export function listReviewsBy(database: Database, userId: string) {
  return database
    .selectFrom('proposal_reviews')
    .innerJoin('proposals', 'proposals.id', 'proposal_reviews.proposal_id')
    .select(['proposals.title', 'stars', 'note'])
    .where('user_id', '=', userId)
    .execute();
}

export async function writeReview(database: Database, row: ProposalReviewRow): Promise<void> {
  const { stars, note, updated_at } = row;
  await database
    .insertInto('proposal_reviews')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['proposal_id', 'user_id']).doUpdateSet({ stars, note, updated_at }),
    )
    .execute();
}

/** What users wrote about proposals. */
export function listNotes(database: Database) {
  return allRows(
    database
      .selectFrom('proposal_reviews')
      .innerJoin('proposals', 'proposals.id', 'proposal_reviews.proposal_id')
      .select(['proposal_reviews.id', 'proposal_id', 'proposals.title', 'note']),
    'proposal_reviews.id',
  );
}
