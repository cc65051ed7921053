import { type Actor, mayAccess } from '#platform/contract/access.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { sortedBy } from '#platform/contract/sorted-by.ts';
import { isPaged, pageOf } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import { namesOfUsers } from '#rooms/access/server.ts';
import { type EditionScope, readAllPublished } from '#rooms/edition/server.ts';
import { withAnswers } from '#rooms/people/server.ts';
import { findSpeaker } from '#rooms/programme/speakers/server/service.ts';
import {
  decideProposals,
  type ListedProposal,
  type PROPOSAL_SORTS,
  type ProposalDetails,
} from '../contract.ts';
import * as say from '../messages.ts';
import { hides, isHidden, listBlind } from './blind.ts';
import { peopleOf } from './propose.ts';
import {
  findProposal,
  listPeople,
  listReviews,
  listReviewsOf,
  listSearched,
  listSentBriefly,
} from './queries.ts';
import type { ProposalReviewRow, ProposalRow } from './tables.ts';

export interface ProposalListQuery extends ListQuery<(typeof PROPOSAL_SORTS)[number]> {
  state?: ListedProposal['state'] | undefined;
  kind?: string | undefined;
  reviewed?: 'yes' | 'no' | undefined;
  ids?: readonly string[] | undefined;
}

type ReviewLine = Pick<ProposalReviewRow, 'user_id' | 'stars'>;

type Brief = Awaited<ReturnType<typeof listSentBriefly>>[number];

interface Rating {
  /** Of all stars; null until somebody has given some. */
  average: number | null;
  count: number;
  /** One's own stars; null without any. */
  own: number | null;
}

function ratedBy(reviews: readonly ReviewLine[], userId: string): Rating {
  const count = reviews.length;
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return {
    average: count > 0 ? Math.round((total / count) * 10) / 10 : null,
    count,
    own: reviews.find(({ user_id }) => user_id === userId)?.stars ?? null,
  };
}

function toListed(
  row: Brief & Pick<ProposalRow, 'people'>,
  { average, count, own }: Rating,
  isHidden: boolean,
): ListedProposal {
  const [first] = peopleOf(row);
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    state: row.state as ListedProposal['state'],
    name: isHidden ? '' : (first?.name ?? ''),
    company: isHidden ? '' : (first?.company_name ?? ''),
    date: row.sent_at ?? '',
    average,
    reviews: count,
    stars: own,
  };
}

/** The proposals of a list, or those on one of its pages, in its order. Names that are hidden aren't searched either. */
export async function listProposals(
  database: Database,
  { search = '', state, kind, reviewed, ids, sort = 'date', order, ...page }: ProposalListQuery,
  { editionId }: EditionScope,
  { userId }: Pick<Actor, 'userId'>,
): Promise<{ rows: ListedProposal[]; total: number }> {
  const blind = await listBlind(database);
  const reviews = Map.groupBy(await listReviews(database), ({ proposal_id }) => proposal_id);
  const wanted = normaliseForSearch(search);
  const chosen = ids && new Set(ids);
  const read = wanted ? await listSearched(database, editionId) : undefined;
  const matching = read?.filter((row) => isFound(row, wanted, hides(row, blind.has(row.event_id))));
  const found = (matching ?? (await listSentBriefly(database, editionId))).flatMap((row) => {
    const rated = { ...row, ...ratedBy(reviews.get(row.id) ?? [], userId) };
    const isMine = (rated.own === null ? 'no' : 'yes') === reviewed;
    if ((state && row.state !== state) || (kind && row.kind !== kind)) return [];
    if ((reviewed && !isMine) || (chosen && !chosen.has(row.id))) return [];
    return [rated];
  });
  const initial = sort === 'date' ? 'desc' : 'asc';
  const sorted = sortedBy(found, (one) => keyOf(one, sort), order ?? initial);
  const shown = isPaged(page) ? pageOf(sorted, page) : { rows: sorted, total: sorted.length };
  const shownIds = shown.rows.map(({ id }) => id);
  const people = new Map((await listPeople(database, shownIds)).map((row) => [row.id, row.people]));
  return {
    rows: shown.rows.map((row) => {
      const isHidden = hides(row, blind.has(row.event_id));
      return toListed({ ...row, people: people.get(row.id) ?? '[]' }, row, isHidden);
    }),
    total: shown.total,
  };
}

function isFound(
  row: Pick<ProposalRow, 'title' | 'abstract' | 'people'>,
  wanted: string,
  isHidden: boolean,
): boolean {
  const names = isHidden ? [] : peopleOf(row).flatMap((one) => [one.name, one.company_name]);
  return normaliseForSearch([row.title, row.abstract, ...names].join(' ')).includes(wanted);
}

function keyOf(
  { title, kind, sent_at, average, count }: Brief & Rating,
  sort: (typeof PROPOSAL_SORTS)[number],
): string | number {
  if (sort === 'title' || sort === 'kind') return normaliseForSearch({ title, kind }[sort]);
  return { date: sent_at ?? '', average: average ?? 0, reviews: count }[sort];
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
    ...toListed(row, ratedBy(reviews, userId), isBlind),
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
