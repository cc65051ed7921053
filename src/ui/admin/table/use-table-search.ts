import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

/**
 * The table's state in the address, the record that is open over it, and how to change both. A change of what
 * is listed starts at page 1.
 */
export function useTableSearch() {
  const { record, ...search }: TableSearch & { record?: string } = useSearch({ strict: false });
  const navigate = useNavigate();

  function go(next: TableSearch, replace: boolean) {
    navigate({ to: '.', search: next as never, resetScroll: false, replace });
  }

  function change(part: Partial<TableSearch>, options: { replace?: boolean } = {}) {
    const next = { ...search, page: undefined, ...part };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    go(Object.fromEntries(given), options.replace ?? false);
  }
  return { search, change, record, closeRecord: () => go(search, true) };
}
