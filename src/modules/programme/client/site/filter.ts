import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { Person, Programme, Session } from '../../site-contract.ts';

/** The address's parameters, in the order of the form. */
export const FILTERS = ['day', 'room', 'track', 'kind', 'person', 'q'] as const;
export type Filter = Partial<Record<(typeof FILTERS)[number], string>>;

/** How somebody is named in an address. */
export function personKey({ id, seed }: Pick<Person, 'id' | 'seed'>): string {
  return id ?? seed;
}

/** Whether sessions are shown as a list: in the grid of rooms, most of it would be empty. */
export function isListed(filter: Filter): boolean {
  return FILTERS.some((name) => name !== 'day' && filter[name]);
}

export function matching(programme: Programme, filter: Filter): Session[] {
  const idOf = (list: readonly { id: string; slug: string }[], slug: string | undefined) =>
    slug && list.find((one) => one.slug === slug)?.id;
  const room = idOf(programme.rooms, filter.room);
  const track = idOf(programme.tracks, filter.track);
  const kind = idOf(programme.kinds, filter.kind);
  const words = normaliseForSearch(filter.q ?? '')
    .split(' ')
    .filter(Boolean);
  return programme.sessions.filter(
    (session) =>
      (!filter.day || session.day === filter.day) &&
      (!room || session.room === room) &&
      (!track || session.track === track) &&
      (!kind || session.kind === kind) &&
      (!filter.person || session.people.some((one) => personKey(one) === filter.person)) &&
      (words.length === 0 || hasWords(session, words)),
  );
}

function hasWords({ title, abstract, people }: Session, words: readonly string[]): boolean {
  const names = people.flatMap(({ name, company = '' }) => [name, company]);
  const text = normaliseForSearch([title, plainTextOf(abstract), ...names].join(' '));
  return words.every((word) => text.includes(word));
}

/** Everybody in the programme, by their names. */
export function everybody({ sessions }: Programme): Person[] {
  const people = new Map(sessions.flatMap(({ people }) => people).map((one) => [personKey(one), one]));
  return [...people.values()].toSorted((a, b) => a.seed.localeCompare(b.seed));
}
