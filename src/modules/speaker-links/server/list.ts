import type { EditionScope } from '#modules/editions/server/service.ts';
import { listSpeakers, type SpeakerRow } from '#modules/speakers/server/service.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { sortedBy } from '#platform/contract/sorted-by.ts';
import { pageOf } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { LinkState, SPEAKER_LINK_SORTS, SpeakerLink } from '../contract.ts';
import { differencesOf, presentValues, proposedBy } from './differences.ts';
import { listLinks, listLinksOf, listSentPictures } from './queries.ts';
import { noLink, stateOf } from './service.ts';
import type { SpeakerLinkRow } from './tables.ts';

type Sort = (typeof SPEAKER_LINK_SORTS)[number];
type LinksQuery = ListQuery<Sort> & { state?: LinkState | undefined };

/** What speakers are sorted by themselves. */
const OF_SPEAKERS: readonly Sort[] = ['fullname', 'company'];

/** A page of the speakers, with what became of their links: of no others, unless these decide who is on it. */
export async function listPages(
  database: Database,
  { page = 1, pageSize = 10, search, sort = 'fullname', order = 'asc', state }: LinksQuery,
  scope: EditionScope,
): Promise<{ rows: SpeakerLink[]; total: number }> {
  const pictures = new Set((await listSentPictures(database)).map(({ link_id }) => link_id));
  if (state === undefined && OF_SPEAKERS.includes(sort)) {
    const sorted = { search, order, page, pageSize, sort: sort === 'company' ? sort : ('fullname' as const) };
    const { rows, total = 0 } = await listSpeakers(database, sorted, scope);
    const ids = rows.map(({ id }) => id);
    return { rows: recordsOf(rows, await listLinksOf(database, ids), pictures), total };
  }
  const { rows } = await listSpeakers(database, { search }, scope);
  const records = recordsOf(rows, await listLinks(database), pictures);
  const found = state === undefined ? records : records.filter((one) => one.state === state);
  return pageOf(
    sortedBy(found, (one) => normaliseForSearch(one[sort]), order),
    { page, pageSize },
  );
}

function recordsOf(
  speakers: readonly SpeakerRow[],
  rows: readonly SpeakerLinkRow[],
  pictures: ReadonlySet<string>,
): SpeakerLink[] {
  const links = new Map(rows.map((link) => [link.speaker_id, link]));
  return speakers.map((speaker) => {
    const link = links.get(speaker.id) ?? noLink(speaker.id);
    return toRecord(speaker, link, pictures.has(link.id) || isDifferent(speaker, link));
  });
}

function isDifferent(speaker: SpeakerRow, link: SpeakerLinkRow): boolean {
  if (!link.proposed) return false;
  return differencesOf(presentValues({ ...speaker, category: null }), proposedBy(link)).length > 0;
}

export function toRecord(
  { id, fullname, company }: Pick<SpeakerLink, 'id' | 'fullname' | 'company'>,
  link: SpeakerLinkRow,
  isWaiting: boolean,
): SpeakerLink {
  return {
    id,
    fullname,
    company,
    email: link.email ?? '',
    state: stateOf(link, isWaiting),
    asked: link.asked_at ?? '',
    reminded: link.reminded_at ?? '',
    answered: link.answered_at ?? '',
    recording: link.recording ?? '',
    topic: link.topic ?? '',
  };
}
