import { setImmediate } from 'node:timers/promises';

const BATCH = 200;

/** Reads rows in the order of their ids, some at a time. Others have their turn in between. */
export async function* allRows<Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after, BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
    await setImmediate();
  }
}
