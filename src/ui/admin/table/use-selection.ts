import { useState } from 'react';
import type { TableSearch } from './table-search.ts';

/** The chosen rows. Only visible rows can be chosen: another page or search clears the choice. */
export function useSelection(search: TableSearch) {
  const [selection, setSelection] = useState<Record<string, true>>({});
  const place = JSON.stringify(search);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setSelection({});
  }
  return [selection, setSelection] as const;
}
