import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '../../contract/lists.ts';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { type ListShape, orderOf, sort } from './list.ts';

/** A longer list is read as a stream. */
export const LONG = 1_000;
/**
 * How many rows, and how many ids, are read at once: so few that what they take is collected before V8 keeps it among what is
 * old, which it collects only when that has grown several times.
 */
const ROWS_AT_ONCE = 100;
const IDS_AT_ONCE = 1_000;
const SEPARATOR = ' ';

/**
 * The ids of a list's rows, in order. A million of them take 37 MB, a fifth of what they would as separate texts, and not of
 * V8's heap, which would grow several times as much.
 */
export class ListedIds {
  readonly #batches: Buffer[] = [];
  #length = 0;

  constructor(ids: readonly string[] = []) {
    this.add(ids);
  }

  get length(): number {
    return this.#length;
  }

  add(ids: readonly string[]): void {
    this.#length += ids.length;
    if (ids.length > 0) this.#batches.push(Buffer.from(ids.join(SEPARATOR)));
  }

  *batches(): Generator<string[]> {
    for (const batch of this.#batches) {
      const ids = batch.toString().split(SEPARATOR);
      for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
        yield ids.slice(start, start + ROWS_AT_ONCE);
    }
  }
}

type Row = Record<string, string | null> & { id: string };

/**
 * The ids of all rows in the requested order: a snapshot of the list. Other requests run while they are read; a row
 * that is added meanwhile doesn't shift any other. Ends early if whoever waits for the list leaves.
 */
export async function listIds<DB, TB extends keyof DB, Found extends { id: string }, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Found>,
  { signal, ...listQuery }: ListQuery<Column> & { signal?: AbortSignal | undefined },
  shape: ListShape<Column>,
): Promise<ListedIds> {
  const { column, order } = orderOf(listQuery, shape);
  const first = shape.columns[column];
  const tied = shape.ties?.[column];
  const others = [...(tied ? [tied] : []), shape.tieBreaker];
  const listed = new ListedIds();
  const collect = async (part: typeof query, columns: readonly string[]) => {
    const selected = sort(part, listQuery, shape)
      .clearSelect()
      .select([...new Set(['id', ...columns])].map((name) => sql.ref(name).as(name)));
    let last: Row | undefined;
    do {
      if (signal?.aborted) throw new Refusal('unavailable', say.listAbandoned());
      const following = last ? selected.where(follows(columns, last, order)) : selected;
      const rows = await following.limit(IDS_AT_ONCE).$castTo<Row>().execute();
      listed.add(rows.map(({ id }) => id));
      last = rows.length < IDS_AT_ONCE ? undefined : rows.at(-1);
      if (last) await setImmediate();
    } while (last);
  };
  if (!shape.nullable?.includes(column)) await collect(query, [first, ...others]);
  else {
    const empty = () => collect(query.where(sql<boolean>`${sql.ref(first)} is null`), others);
    if (order === 'asc') await empty();
    await collect(query.where(sql<boolean>`${sql.ref(first)} is not null`), [first, ...others]);
    if (order === 'desc') await empty();
  }
  return listed;
}

/** Whether a row comes after the last one that was read. */
function follows(columns: readonly string[], last: Row, order: 'asc' | 'desc') {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => last[name]));
  return order === 'asc' ? sql<boolean>`(${names}) > (${values})` : sql<boolean>`(${names}) < (${values})`;
}

/**
 * Reads the rows with these ids batch by batch. A slow reader doesn't block the database, other requests run
 * between batches, and rows added meanwhile don't shift any batch.
 */
export async function* inBatches<Row>(
  ids: ListedIds,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (const batch of ids.batches()) {
    yield await read(batch);
    await setImmediate();
  }
}
