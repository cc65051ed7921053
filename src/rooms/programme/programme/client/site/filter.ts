import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { dayAtFirst, isByDay } from '../../days-shown.ts';
import { isNamed, namesIn } from '../../short-ids.ts';
import type { Person, Programme, Session } from '../../site-contract.ts';

/** The address's parameters, in the order of the form, and the sessions that somebody starred, by their short ids. */
export const FILTERS = ['day', 'room', 'track', 'kind', 'person', 'q', 'only'] as const;
export type Filter = Partial<Record<(typeof FILTERS)[number], string>>;

/** How somebody is named in an address. */
export function personKey({ id, seed }: Pick<Person, 'id' | 'seed'>): string {
  return id ?? seed;
}

/** Whether sessions are shown as a list: in the grid of rooms, most of it would be empty. */
export function isListed(filter: Filter): boolean {
  return FILTERS.some((name) => name !== 'day' && filter[name]);
}

export interface Chosen {
  /** What the filters leave, on all days. */
  found: readonly Session[];
  /** What of it is on the page. */
  shown: readonly Session[];
  /** The day that is shown alone, because there is too much for one page. */
  alone: string | undefined;
  /** It is a page of its own, not a choice from one. */
  isDayPage: boolean;
}

export function chosenBy(programme: Programme, filter: Filter, at: number): Chosen {
  const { day: asked, ...others } = filter;
  const all = matching(programme, others);
  const ofDay = (day: string | undefined) => (day ? all.filter((one) => one.day === day) : all);
  if (!isByDay(all)) {
    const found = ofDay(asked);
    return { found, shown: found, alone: undefined, isDayPage: false };
  }
  const alone = asked ?? dayAtFirst(all, at);
  const isDayPage = asked !== undefined && Object.keys(others).length === 0;
  return { found: all, shown: ofDay(alone), alone, isDayPage };
}

function matching(programme: Programme, filter: Omit<Filter, 'day'>): Session[] {
  const idOf = (list: readonly { id: string; slug: string }[], slug: string | undefined) =>
    slug && list.find((one) => one.slug === slug)?.id;
  const room = idOf(programme.rooms, filter.room);
  const track = idOf(programme.tracks, filter.track);
  const kind = idOf(programme.kinds, filter.kind);
  const only = namesIn(filter.only);
  const words = normaliseForSearch(filter.q ?? '')
    .split(' ')
    .filter(Boolean);
  return programme.sessions.filter(
    (session) =>
      (!room || session.room === room) &&
      (!track || session.track === track) &&
      (!kind || session.kind === kind) &&
      (!filter.person || session.people.some((one) => personKey(one) === filter.person)) &&
      (only.length === 0 || isNamed(session.id, only)) &&
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
