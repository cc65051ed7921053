import { readAllPublished } from '#modules/content/server/service.ts';
import type { EditionScope } from '#modules/editions/server/service.ts';
import { findSpeaker } from '#modules/speakers/server/service.ts';
import { withAnswers } from '#modules/submissions/server/service.ts';
import { namesOfUsers } from '#modules/users/server/service.ts';
import { type Actor, mayAccess } from '#platform/contract/access.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import {
  decideProposals,
  type ListedProposal,
  type PROPOSAL_SORTS,
  type ProposalDetails,
} from '../contract.ts';
import * as say from '../messages.ts';
import { hides, isHidden, listBlind } from './blind.ts';
import { peopleOf } from './propose.ts';
import { findProposal, listReviews, listReviewsOf, listSent } from './queries.ts';
import type { ProposalReviewRow, ProposalRow } from './tables.ts';

export interface ProposalListQuery extends ListQuery<(typeof PROPOSAL_SORTS)[number]> {
  state?: ListedProposal['state'] | undefined;
  kind?: string | undefined;
  reviewed?: 'yes' | 'no' | undefined;
  ids?: readonly string[] | undefined;
}

type ReviewLine = Pick<ProposalReviewRow, 'user_id' | 'stars'>;

function toListed(
  row: ProposalRow,
  reviews: readonly ReviewLine[],
  userId: string,
  isHidden: boolean,
): ListedProposal {
  const [first] = peopleOf(row);
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    state: row.state as ListedProposal['state'],
    name: isHidden ? '' : (first?.name ?? ''),
    company: isHidden ? '' : (first?.company_name ?? ''),
    date: row.sent_at ?? '',
    average: reviews.length > 0 ? Math.round((total / reviews.length) * 10) / 10 : null,
    reviews: reviews.length,
    stars: reviews.find(({ user_id }) => user_id === userId)?.stars ?? null,
  };
}

/** The proposals of a list, all of them, in its order. Names that are hidden aren't searched either. */
export async function listProposals(
  database: Database,
  { search = '', state, kind, reviewed, ids, sort = 'date', order }: ProposalListQuery,
  { editionId }: EditionScope,
  { userId }: Pick<Actor, 'userId'>,
): Promise<ListedProposal[]> {
  const blind = await listBlind(database);
  const reviews = Map.groupBy(await listReviews(database), ({ proposal_id }) => proposal_id);
  const wanted = normaliseForSearch(search);
  const found = (await listSent(database, editionId)).flatMap((row) => {
    const isBlind = hides(row, blind.has(row.event_id));
    const listed = toListed(row, reviews.get(row.id) ?? [], userId, isBlind);
    const names = isBlind ? [] : peopleOf(row).flatMap((one) => [one.name, one.company_name]);
    const text = () => normaliseForSearch([row.title, row.abstract, ...names].join(' '));
    const isFound = wanted === '' || text().includes(wanted);
    const isMine = (listed.stars === null ? 'no' : 'yes') === reviewed;
    if (!isFound || (state && listed.state !== state) || (kind && row.kind !== kind)) return [];
    if ((reviewed && !isMine) || (ids && !ids.includes(row.id))) return [];
    return [listed];
  });
  const sorted = found.toSorted((a, b) => compare(keyOf(a, sort), keyOf(b, sort)) || compare(a.id, b.id));
  return (order ?? (sort === 'date' ? 'desc' : 'asc')) === 'desc' ? sorted.reverse() : sorted;
}

function keyOf(record: ListedProposal, sort: (typeof PROPOSAL_SORTS)[number]): string | number {
  const value = record[sort];
  return typeof value === 'string' ? normaliseForSearch(value) : (value ?? 0);
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export async function getSent(database: Database, id: string): Promise<ProposalRow> {
  const row = await findProposal(database, id);
  if (!row || row.state === 'draft') throw new Refusal('not-found', say.gone());
  return row;
}

export async function readProposalOf(database: Database, id: string, actor: Actor): Promise<ProposalDetails> {
  const { userId } = actor;
  const isTold = mayAccess(decideProposals.access, actor);
  const row = await getSent(database, id);
  const isBlind = await isHidden(database, row);
  const reviews = await listReviewsOf(database, id);
  const nameOf = await namesOfUsers(
    database,
    reviews.map(({ user_id }) => user_id),
  );
  const { proposals } = await readAllPublished(database, row.event_id);
  const made: string[] = row.speakers ? JSON.parse(row.speakers) : [];
  const speakers = await Promise.all(made.map((speaker) => findSpeaker(database, speaker)));
  return {
    ...toListed(row, reviews, userId, isBlind),
    abstract: row.abstract,
    people: isBlind ? [] : peopleOf(row).map((one) => (isTold ? one : { ...one, email: '' })),
    isHidden: isBlind,
    questions: withAnswers(proposals.callForSpeakers.questions, row),
    given: reviews.map(({ id: reviewId, user_id, stars, note, updated_at }) => ({
      id: reviewId,
      username: nameOf(user_id),
      stars,
      note,
      date: updated_at,
      isMine: user_id === userId,
    })),
    speakers: speakers.flatMap((speaker) => (speaker ? [{ id: speaker.id, name: speaker.fullname }] : [])),
    sessionId: row.session_id ?? '',
  };
}
