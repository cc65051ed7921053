import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';

const BATCH = 200;

/**
 * Reads what a query selects in the order of its ids, some rows at a time. Others have their turn in between. If the
 * table has no column `id`, `key` is the one that is selected as it.
 */
export async function* allRows<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  key = 'id',
): AsyncGenerator<readonly Row[]> {
  const inOrder = query.orderBy(sql.ref(key)).limit(BATCH);
  let after = '';
  for (;;) {
    const rows: readonly Row[] = await inOrder.where(sql.ref(key), '>', after).execute();
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
    await setImmediate();
  }
}
