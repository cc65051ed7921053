import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { sortedBy } from '#platform/contract/sorted-by.ts';
import { pageOf } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import {
  listSpeakers,
  listSpeakersBriefly,
  listSpeakersByIds,
  type SpeakerRow,
} from '#rooms/programme/speakers/server/service.ts';
import type { LinkState, SPEAKER_LINK_SORTS, SpeakerLink } from '../contract.ts';
import { differencesOf, presentValues, proposedBy } from './differences.ts';
import { type LinkStanding, listLinksOf, listSentLinks, listSentPictures, listStandings } from './queries.ts';
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
    const links = await listLinksOf(
      database,
      rows.map(({ id }) => id),
    );
    return { rows: recordsOf(rows, links, waitingAmong(links, rows, pictures)), total };
  }
  const sent = await listSentLinks(database);
  const senders = sent.map(({ speaker_id }) => speaker_id);
  const waiting = waitingAmong(sent, await listSpeakersByIds(database, senders), pictures);
  const isNew = state === 'new';
  const asked = { search, ids: isNew ? senders : undefined };
  const speakers = await listSpeakersBriefly(database, asked, scope);
  const records = recordsOf(speakers, isNew ? sent : await listStandings(database), waiting);
  const found = state === undefined ? records : records.filter((one) => one.state === state);
  return pageOf(
    sortedBy(found, (one) => normaliseForSearch(one[sort]), order),
    { page, pageSize },
  );
}

/** The links about which something is to be decided. */
function waitingAmong(
  links: readonly SpeakerLinkRow[],
  speakers: readonly SpeakerRow[],
  pictures: ReadonlySet<string>,
): Set<string> {
  const byId = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  const waiting = links.filter((link) => {
    const speaker = byId.get(link.speaker_id);
    return pictures.has(link.id) || (speaker !== undefined && isDifferent(speaker, link));
  });
  return new Set(waiting.map(({ id }) => id));
}

function recordsOf(
  speakers: readonly Pick<SpeakerRow, 'id' | 'fullname' | 'company'>[],
  rows: readonly LinkStanding[],
  waiting: ReadonlySet<string>,
): SpeakerLink[] {
  const links = new Map(rows.map((link) => [link.speaker_id, link]));
  return speakers.map((speaker) => {
    const link = links.get(speaker.id) ?? noLink(speaker.id);
    return toRecord(speaker, link, waiting.has(link.id));
  });
}

function isDifferent(speaker: SpeakerRow, link: SpeakerLinkRow): boolean {
  if (!link.proposed) return false;
  return differencesOf(presentValues({ ...speaker, category: null }), proposedBy(link)).length > 0;
}

export function toRecord(
  { id, fullname, company }: Pick<SpeakerLink, 'id' | 'fullname' | 'company'>,
  link: LinkStanding,
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
