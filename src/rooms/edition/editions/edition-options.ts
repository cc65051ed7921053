import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import type { ListedEdition } from './edition.ts';
import * as say from './messages.ts';

/** The editions as a form offers them. */
export function editionOptions(editions: readonly ListedEdition[]) {
  return editions.map(({ id, year, current }) =>
    current
      ? { value: CURRENT_EDITION, label: say.currentYear({ year }) }
      : { value: id, label: String(year) },
  );
}

/** Those that new people can belong to, and the one that is chosen already: that of the lists, unless they show all. */
export function editionsOfNew(editions: readonly ListedEdition[], ofLists: string) {
  const options = editionOptions(editions);
  return { options, chosen: options.some(({ value }) => value === ofLists) ? ofLists : CURRENT_EDITION };
}
