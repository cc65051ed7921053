import { PROGRAMME_PAGE } from '../../../addresses.ts';
import { isNamed, namesIn, shortIds } from '../../../short-ids.ts';
import { pagePrefix } from './page-prefix.ts';

const NAME = 'starred';
const MINE = '#mine';
/** As many as the server shows of those that an address names. */
const NAMED_MAX = 200;

/** A link that shows others the same sessions. They stand after the '#', so that every link is the same page. */
export function linkTo(ids: readonly string[]): string {
  return `${location.origin}${pagePrefix()}${PROGRAMME_PAGE}#${NAME}=${shortIds(ids)}`;
}

/** Those of the sessions that the address names. */
export function sharedIds(ids: readonly string[]): string[] {
  const names = namesIn(new URLSearchParams(location.hash.slice(1)).get(NAME));
  return ids.filter((id) => isNamed(id, names));
}

/** Those that the address names are on other days: the page that shows these alone is opened, unless it is this one. */
export function showShared(): boolean {
  const names = namesIn(new URLSearchParams(location.hash.slice(1)).get(NAME));
  if (names.length === 0 || showsChosen()) return false;
  location.replace(`?only=${names.slice(0, NAMED_MAX)}${location.hash}`);
  return true;
}

/** Opens the page that shows one's own sessions alone, of all days. */
export function openMine(ids: readonly string[]): void {
  location.assign(`?only=${shortIds(ids.slice(0, NAMED_MAX))}${MINE}`);
}

/** Whether this page shows only what its address names. */
export function showsChosen(): boolean {
  return new URLSearchParams(location.search).has('only');
}

export function isMine(): boolean {
  return location.hash === MINE;
}
