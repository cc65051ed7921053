import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { focusList } from './rows-by-key.ts';
import { searchAndFilters } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

/** Says that nothing matches, and leads back to the whole list. */
export function NothingMatches() {
  const { search, change } = useTableSearch();
  const names = searchAndFilters(search);
  const hasFilters = names.some((name) => name !== 'search');
  const clear = !names.includes('search')
    ? say.clearFilters()
    : hasFilters
      ? say.clearSearchAndFilters()
      : say.clearSearch();
  return (
    <>
      <p>{say.nothingMatches()}</p>
      <Button
        onClick={() => {
          change(Object.fromEntries(names.map((name) => [name, undefined])));
          focusList();
        }}
      >
        {clear}
      </Button>
    </>
  );
}
