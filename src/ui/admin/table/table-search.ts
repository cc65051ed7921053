import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import { id } from '#platform/contract/fields.ts';
import type { ListQuery } from '#platform/contract/lists.ts';

/** What a list shows of each of its records, at the least. */
export interface Identified {
  id: string;
}

/** A call that pages, sorts and searches a list. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of each list's query is its own
export type ListCall<Row extends Identified> = Call<z.ZodObject<any>, z.ZodType, z.ZodType<ListReply<Row>>>;
type ListReply<Row> = { records: Row[]; total?: number | undefined };

/** A table's state as it stands in the address: what the list is asked, filters included. */
export type TableSearch = ListQuery & Record<string, string | number | undefined>;

/**
 * Reads a table's state from the address by the list's own declaration, and which of its records is open, where
 * they open. What the list would not take counts as not given, so that a mistyped address still opens.
 */
export function tableSearch(call: ListCall<Identified>, { opensRecords = false } = {}) {
  return (given: Record<string, unknown>): TableSearch => {
    const shape: Record<string, z.ZodType> = { ...call.query.shape, ...(opensRecords && { record: id }) };
    const search: TableSearch = {};
    for (const [name, value] of Object.entries(given)) {
      const read = shape[name]?.safeParse(value);
      const known = read?.success && read.data !== '';
      // Named all the same: the router lays this over what stands in the address.
      search[name] = known ? (read.data as string | number | undefined) : undefined;
    }
    return search;
  };
}

/** The columns that the list can be sorted by, as declared. */
export function sortableColumns(call: ListCall<Identified>): readonly string[] {
  return call.query.shape.sort.unwrap().options;
}

const ARRANGEMENT = new Set(['page', 'pageSize', 'sort', 'order']);

/** Whether a search or a filter leaves records out. */
export function isNarrowed(search: TableSearch): boolean {
  return Object.entries(search).some(([name, value]) => !ARRANGEMENT.has(name) && value !== undefined);
}
