import type { SearchSchemaInput } from '@tanstack/react-router';
import type { TableSearch } from '#ui/admin/table/table-search.ts';
import { audience } from '../contract.ts';

/** As the address has it: what isn't known is told on the screen, and would otherwise reach more people than were chosen. */
export const audienceSearch = (search: TableSearch & SearchSchemaInput): TableSearch => search;

/** What a mailing may be about before it is written. */
const ABOUT = 'about';
export const ABOUT_MOVE = { [ABOUT]: 'move' };

/** Whether the address asks for the mail about a new place or time; and whom it is for. */
export function readSearch({ [ABOUT]: about, ...filters }: TableSearch) {
  return { isAboutMove: about === ABOUT_MOVE[ABOUT], filters };
}

/** What an address names that is no filter of the attendees' list, or has a value that it can't have. */
export function unknownFilters(search: TableSearch): string[] {
  const unknown = Object.entries(search)
    .filter(([name, value]) => !audience.safeParse({ [name]: value }).success)
    .map(([name]) => name);
  const isTogether = unknown.length > 0 || audience.safeParse(search).success;
  return isTogether ? unknown : Object.keys(search);
}
