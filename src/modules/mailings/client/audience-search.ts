import type { SearchSchemaInput } from '@tanstack/react-router';
import type { TableSearch } from '#ui/admin/table/table-search.ts';
import { audience } from '../contract.ts';

/** As the address has it: what isn't known is told on the screen, and would otherwise reach more people than were chosen. */
export const audienceSearch = (search: TableSearch & SearchSchemaInput): TableSearch => search;

/** What an address names that is no filter of the attendees' list, or has a value that it can't have. */
export function unknownFilters(search: TableSearch): string[] {
  return Object.entries(search)
    .filter(([name, value]) => !audience.safeParse({ [name]: value }).success)
    .map(([name]) => name);
}
