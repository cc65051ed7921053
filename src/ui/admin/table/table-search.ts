import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import { id } from '#platform/contract/fields.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { editionIn } from '../chosen-edition.ts';

/** The minimum that every record in a list has. */
export interface Identified {
  id: string;
}

/** A call that pages, sorts and searches a list. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of each list's query is its own
export type ListCall<Row extends Identified> = Call<z.ZodObject<any>, z.ZodType, z.ZodType<ListReply<Row>>>;
type ListReply<Row> = { records: Row[]; total?: number | undefined };

/** A table's state in the address: the query of its list, including filters. */
export type TableSearch = ListQuery & Record<string, string | number | undefined>;

/**
 * Reads a table's state from the address, validated by the list's declaration, and which record is open, if
 * the table can open records. Invalid values are ignored, so that a mistyped address still opens.
 */
export function tableSearch(call: ListCall<Identified>, { opensRecords = false } = {}) {
  return (given: Record<string, unknown>): TableSearch => {
    const shape: Record<string, z.ZodType> = { ...call.query.shape, ...(opensRecords && { record: id }) };
    const search: TableSearch = {};
    for (const [name, value] of Object.entries(given)) {
      const read = shape[name]?.safeParse(value);
      const known = read?.success && read.data !== '';
      // Set even if undefined: the router merges this over what is in the address.
      search[name] = known ? (read.data as string | number | undefined) : undefined;
    }
    return EDITION in call.query.shape ? { ...search, [EDITION]: editionIn(given) } : search;
  };
}

/** The part of what is in the address that is about this list. */
export function partFor(call: ListCall<Identified>, search: TableSearch): TableSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => name in call.query.shape));
}

/** The columns by which the list can be sorted, as declared. */
export function sortableColumns(call: ListCall<Identified>): readonly string[] {
  return call.query.shape.sort.unwrap().options;
}

const EDITION = 'edition';
const ARRANGEMENT = new Set(['page', 'pageSize', 'sort', 'order']);

/** The part of a table's state that leaves records out: the search and the filters. */
export function narrowing(search: TableSearch): TableSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([name, value]) => !ARRANGEMENT.has(name) && value !== undefined),
  );
}

/** The search and the filters by name. The edition is chosen above the list, and is neither. */
export function searchAndFilters(search: TableSearch): string[] {
  return Object.keys(narrowing(search)).filter((name) => name !== EDITION);
}

/** Whether a search or a filter leaves records out. */
export function isNarrowed(search: TableSearch): boolean {
  return searchAndFilters(search).length > 0;
}
