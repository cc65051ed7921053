import { z } from 'zod';
import { lines, plainNumber } from './fields.ts';

/** The most that one page holds. So a screen offers a list as a whole while there is no more of it. */
export const PAGE_SIZE_MAX = 1000;
/** The longest that is searched for. */
export const SEARCH_MAX = 200;
export const ORDERS = ['asc', 'desc'] as const;

export const pageNumber = plainNumber(z.number().int().min(1).max(1_000_000)).optional();

/**
 * The query of a list that a screen pages, sorts and searches. Without `page` and `pageSize` the whole
 * list is answered; without any of a list's parameters, as documented.
 */
export function listQuery<const Column extends string>(sortable: readonly Column[]) {
  return {
    page: pageNumber,
    pageSize: plainNumber(z.number().int().min(1).max(PAGE_SIZE_MAX)).optional(),
    ...wholeListQuery(sortable),
  };
}

/** The query of what answers a list as a whole: sorted and searched, but in no pages. */
export function wholeListQuery<const Column extends string>(sortable: readonly Column[]) {
  return {
    sort: z.enum(sortable as readonly [Column, ...Column[]]).optional(),
    order: z.enum(ORDERS).optional(),
    // Searching folds white space.
    search: lines(SEARCH_MAX).optional(),
  };
}

/** What a screen asks of a list. */
export interface ListQuery<Column extends string = string> {
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: Column | undefined;
  order?: 'asc' | 'desc' | undefined;
  search?: string | undefined;
}

/** The reply of a list: its records and, when any parameter was sent, how many there are (docs/product.md, 7.2). */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ records: z.array(item), total: z.number().int().optional() });
}

/**
 * The reply of a call for one record. Documented clients read it as `record` or as the first of
 * `records`; both are given.
 */
export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ record: item, records: z.tuple([item]) });
}

export function one<Item>(record: Item): { record: Item; records: [Item] } {
  return { record, records: [record] };
}

/** The reply of a change: words for the person who made it, and the id of what was changed. */
export const changed = z.strictObject({ message: z.string(), id: z.string().optional() });
