import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import type { ListedEdition } from '../edition.ts';
import { useEditions } from './use-editions.ts';

/** The editions as a form offers them. */
export function editionOptions(editions: readonly ListedEdition[]) {
  return editions.map(({ id, year, current }) =>
    current ? { value: CURRENT_EDITION, label: `${year}, current` } : { value: id, label: String(year) },
  );
}

/** Those that new people can belong to, and the one that the lists show; undefined until they are known. */
export function useEditionsOfNew() {
  const editions = useEditions();
  if (!editions) return undefined;
  const options = editionOptions(editions);
  const shown = editionInUse();
  return { options, shown: options.some(({ value }) => value === shown) ? shown : CURRENT_EDITION };
}
