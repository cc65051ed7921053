import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

/**
 * The table's state in the address, the open record, and functions to change both. Any change to what is
 * listed returns to page 1.
 */
export function useTableSearch() {
  const { record, ...search }: TableSearch & { record?: string } = useSearch({ strict: false });
  const navigate = useNavigate();

  /** Based on the address at that moment: a delayed search may come after a filter. */
  function change(part: Partial<TableSearch>, { replace = false }: { replace?: boolean } = {}) {
    const next = (current: TableSearch) => {
      const all = { ...current, page: undefined, record: undefined, ...part };
      return Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== undefined && value !== ''),
      );
    };
    return navigate({ to: '.', search: next, resetScroll: false, replace });
  }
  return { search, change, record, closeRecord: () => change({ page: search.page }, { replace: true }) };
}
