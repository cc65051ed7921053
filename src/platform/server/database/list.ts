import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '#platform/contract/lists.ts';

const DEFAULT_PAGE_SIZE = 10;

/** The database columns behind a list's documented columns, and its default order. */
export interface ListShape<Column extends string> {
  columns: Record<Column, string>;
  initial: { sort: Column; order: 'asc' | 'desc' };
  /**
   * The columns that may be null; nulls sort as the lowest value. List only these: an order that says where
   * nulls go needs an index of its own on PostgreSQL.
   */
  nullable?: readonly Column[];
  /** What rows with the same value are sorted by first: the next column of the index that is also their filter's. */
  ties?: Partial<Record<Column, string>>;
  /** Breaks ties, so that no row appears on two pages. */
  tieBreaker: string;
}

export interface Listed<Row> {
  rows: Row[];
  /** The total number of rows; only if the request had any of a list's parameters. */
  total?: number;
}

/**
 * Sorts and pages a query as requested. The column always comes from the shape, never from the request.
 * Without `page` and `pageSize` all rows are returned. The total is counted unless it is already known.
 */
export async function list<DB, TB extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listQuery: ListQuery<Column>,
  shape: ListShape<Column>,
  known?: number,
): Promise<Listed<Row>> {
  if (!isPaged(listQuery)) {
    const rows = await sort(query, listQuery, shape).execute();
    return isAsked(listQuery) ? { rows, total: rows.length } : { rows };
  }
  const total = known ?? (await count(query));
  return { rows: await readPage(query, listQuery, shape, total), total };
}

/** The row with this id, if it is deleted. */
export function findDeleted<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
): Promise<Row | undefined> {
  return rows.where(sql<boolean>`id = ${id} and deleted_at is not null`).executeTakeFirst();
}

export async function count<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  // The row's type can't be inferred for a query over any table; PostgreSQL returns counts as text.
  const counted = query.clearSelect().select(sql`count(*)`.as('total')).$castTo<{ total: number | string }>();
  const [row] = await counted.execute();
  return Number(row?.total ?? 0);
}

function readPage<DB, TB extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listQuery: ListQuery<Column>,
  shape: ListShape<Column>,
  total: number,
): Promise<Row[]> {
  const size = listQuery.pageSize ?? DEFAULT_PAGE_SIZE;
  const before = ((listQuery.page ?? 1) - 1) * size;
  return readPart(query, listQuery, shape, { before, size, total });
}

/** Some of all rows, read from the nearer end, so that the last page is as fast as the first. */
export async function readPart<DB, TB extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listQuery: ListQuery<Column>,
  shape: ListShape<Column>,
  { before, size, total }: { before: number; size: number; total: number },
): Promise<Row[]> {
  const here = Math.min(size, total - before);
  if (here <= 0) return [];
  const after = total - before - here;
  const page = (from: 'start' | 'end', offset: number) =>
    sort(query, listQuery, shape, from).limit(here).offset(offset).execute();
  return before <= after ? page('start', before) : (await page('end', after)).reverse();
}

/** Sorted as requested, or from the other end. */
export function sort<DB, TB extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listQuery: ListQuery<Column>,
  shape: ListShape<Column>,
  from: 'start' | 'end' = 'start',
): SelectQueryBuilder<DB, TB, Row> {
  const { column, order: asked } = orderOf(listQuery, shape);
  const order = (asked === 'asc') === (from === 'start') ? 'asc' : 'desc';
  const nullable = shape.nullable?.includes(column);
  const sorted = query.orderBy(sql.ref(shape.columns[column]), (by) => {
    if (order === 'asc') return nullable ? by.asc().nullsFirst() : by.asc();
    return nullable ? by.desc().nullsLast() : by.desc();
  });
  const tied = shape.ties?.[column];
  return (tied ? sorted.orderBy(sql.ref(tied), order) : sorted).orderBy(sql.ref(shape.tieBreaker), order);
}

/** What a list is sorted by, and in which direction. */
export function orderOf<Column extends string>(
  { sort: column, order }: ListQuery<Column>,
  { initial }: ListShape<Column>,
) {
  return { column: column ?? initial.sort, order: order ?? (column ? 'asc' : initial.order) };
}

/** Whether any parameter was sent. Without one, a list returns its documented form. */
export function isAsked(listQuery: ListQuery): boolean {
  return Object.values(listQuery).some((value) => value !== undefined);
}

/** One page of rows that were read as a whole. */
export function pageOf<Row>(rows: readonly Row[], { page = 1, pageSize = DEFAULT_PAGE_SIZE }: ListQuery) {
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}

export function isPaged(listQuery: ListQuery): boolean {
  return listQuery.page !== undefined || listQuery.pageSize !== undefined;
}
