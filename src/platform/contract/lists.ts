import { z } from 'zod';
import { lines, plainNumber } from './fields.ts';

/** The largest page. A screen can show a list as a whole only up to this many records. */
export const PAGE_SIZE_MAX = 1000;
/** The longest search text. */
export const SEARCH_MAX = 200;
export const ORDERS = ['asc', 'desc'] as const;

export const pageNumber = plainNumber(z.number().int().min(1).max(1_000_000)).optional();

/**
 * The query of a list that a screen pages, sorts and searches. Without `page` and `pageSize` it returns the
 * whole list; without any parameter, the documented form of the list.
 */
export function listQuery<const Column extends string>(sortable: readonly Column[]) {
  return {
    page: pageNumber,
    pageSize: plainNumber(z.number().int().min(1).max(PAGE_SIZE_MAX)).optional(),
    ...wholeListQuery(sortable),
  };
}

/** The largest page of a list that visitors see. */
export const SHOWN_MAX = 100;
/** The query of a list that visitors see a page at a time, in the order of the site. */
export const shownQuery = {
  page: pageNumber,
  pageSize: plainNumber(z.number().int().min(1).max(SHOWN_MAX)).optional(),
};

/** The query of a list that is always returned as a whole: sorted and searched, but not paged. */
export function wholeListQuery<const Column extends string>(sortable: readonly Column[]) {
  return {
    sort: z.enum(sortable as readonly [Column, ...Column[]]).optional(),
    order: z.enum(ORDERS).optional(),
    // Several lines are fine: searching collapses white space.
    search: lines(SEARCH_MAX).optional(),
  };
}

/** A screen's request for a list. */
export interface ListQuery<Column extends string = string> {
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: Column | undefined;
  order?: 'asc' | 'desc' | undefined;
  search?: string | undefined;
}

/**
 * The response of a list: its records and, when any parameter was sent, their total number (docs/product.md,
 * 7.2).
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ records: z.array(item), total: z.number().int().optional() });
}

/** The response of a call for one record. */
export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ record: item });
}

export function one<Item>(record: Item): { record: Item } {
  return { record };
}

/** The response to a change: a message for the user and the id of what was changed. */
export const changed = z.strictObject({ message: z.string(), id: z.string().optional() });

/**
 * The response to a change of many records: the ids that were actually changed. Records that others changed in
 * the meantime are skipped.
 */
export const changedMany = z.strictObject({ message: z.string(), ids: z.array(z.string()) });
