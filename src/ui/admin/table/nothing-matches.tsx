import { Button } from '../button.tsx';
import { focusList } from './rows-by-key.ts';
import { narrowing } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

/** Says that nothing matches, and leads back to the whole list. */
export function NothingMatches() {
  const { search, change } = useTableSearch();
  const { search: words, ...filters } = narrowing(search);
  const hasFilters = Object.keys(filters).length > 0;
  const what = [words !== undefined && 'search', hasFilters && 'filters'].filter(Boolean).join(' and ');
  return (
    <>
      <p>Nothing matches your search and filters.</p>
      <Button
        onClick={() => {
          change(Object.fromEntries(Object.keys(narrowing(search)).map((name) => [name, undefined])));
          focusList();
        }}
      >
        Clear {what}
      </Button>
    </>
  );
}
