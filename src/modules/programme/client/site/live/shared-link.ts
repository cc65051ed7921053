import { PROGRAMME_PAGE } from '../../../addresses.ts';
import { isNamed, namesIn, shortIds } from '../../../short-ids.ts';
import { pagePrefix } from './page-prefix.ts';

const NAME = 'starred';

/** A link that shows others the same sessions. They stand after the '#', so that every link is the same page. */
export function linkTo(ids: readonly string[]): string {
  return `${location.origin}${pagePrefix()}${PROGRAMME_PAGE}#${NAME}=${shortIds(ids)}`;
}

/** Those of the sessions that the address names. */
export function sharedIds(ids: readonly string[]): string[] {
  const names = namesIn(new URLSearchParams(location.hash.slice(1)).get(NAME));
  return ids.filter((id) => isNamed(id, names));
}
