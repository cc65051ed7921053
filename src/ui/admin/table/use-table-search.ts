import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

/** The table's state in the address, and how to change it. A change of what is listed starts at page 1. */
export function useTableSearch() {
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();

  function change(part: Partial<TableSearch>, options: { replace?: boolean } = {}) {
    const next = { ...search, page: undefined, ...part };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    navigate({
      to: '.',
      search: Object.fromEntries(given) as never,
      resetScroll: false,
      replace: options.replace ?? false,
    });
  }
  return { search, change };
}
