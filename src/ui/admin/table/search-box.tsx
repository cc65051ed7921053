import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '#platform/contract/lists.ts';
import { useTableSearch } from './use-table-search.ts';

/** How long typing must pause before the list is searched. */
const REST_MS = 250;

/** Searches the list while the user types. The search text is kept in the address. */
export function SearchBox({ label }: { label: string }) {
  const { search, change } = useTableSearch();
  const wanted = search.search ?? '';
  const [draft, setDraft] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  const timer = useRef<number>(undefined);

  // A pending search must not run on the next screen.
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (seen !== wanted) {
    setSeen(wanted);
    if (draft.trim() !== wanted) setDraft(wanted);
  }

  function type(value: string) {
    setDraft(value);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change({ search: value.trim() }, { replace: true }), REST_MS);
  }

  return (
    <label className="search-box">
      <Search aria-hidden size={16} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        value={draft}
        placeholder={label}
        maxLength={SEARCH_MAX}
        onChange={(event) => type(event.target.value)}
        data-search
      />
    </label>
  );
}
