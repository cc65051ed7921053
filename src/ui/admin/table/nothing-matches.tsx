import { Button } from '../button.tsx';
import { focusList } from './rows-by-key.ts';
import { searchAndFilters } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

/** Says that nothing matches, and leads back to the whole list. */
export function NothingMatches() {
  const { search, change } = useTableSearch();
  const names = searchAndFilters(search);
  const hasFilters = names.some((name) => name !== 'search');
  const what = [names.includes('search') && 'search', hasFilters && 'filters'].filter(Boolean).join(' and ');
  return (
    <>
      <p>Nothing matches your search and filters.</p>
      <Button
        onClick={() => {
          change(Object.fromEntries(names.map((name) => [name, undefined])));
          focusList();
        }}
      >
        Clear {what}
      </Button>
    </>
  );
}
