import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openStore, type Store } from './store.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const MANY = 1_000_000;

/** SQLite counts these one by one. */
const countMany = sql<{ count: number }>`
  with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${MANY})
  select count(*) as count from numbers`;

test('the event loop turns while a million rows are counted', async () => {
  const { reading } = openAnyFile();
  let isCounting = true;
  let turns = 0;
  const counting = countMany.execute(reading).finally(() => {
    isCounting = false;
  });
  while (isCounting) {
    await setImmediate();
    turns += 1;
  }
  expect((await counting).rows).toEqual([{ count: MANY }]);
  expect(turns).toBeGreaterThan(100);
});

test('a read sees what was committed before it, and can’t write', async () => {
  const { database, reading } = openAnyFile();
  await sql`create table written (number integer)`.execute(database);
  for (const number of [1, 2, 3]) {
    await sql`insert into written values (${number})`.execute(database);
    const { rows } = await sql`select max(number) as newest from written`.execute(reading);
    expect(rows).toEqual([{ newest: number }]);
  }
  await expect(sql`delete from written`.execute(reading)).rejects.toThrow(DatabaseUnavailable);
});

test('reads that come together are each answered, also after one that fails', async () => {
  const { reading } = openAnyFile();
  const read = (number: number) => sql<{ number: number }>`select ${number} as number`.execute(reading);
  const failing = expect(sql`select * from nowhere`.execute(reading)).rejects.toThrow(
    'no such table: nowhere',
  );
  const answered = await Promise.all([1, 2, 3].map(read));
  expect(answered.flatMap(({ rows }) => rows)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  await failing;
});

test('a read that goes on when the database is closed is refused', async () => {
  const { reading } = openAnyFile();
  const counting = expect(countMany.execute(reading)).rejects.toThrow(DatabaseUnavailable);
  await setImmediate();
  await reading.destroy();
  await counting;
});

test('a file that can’t be opened is unavailable', async () => {
  const { reading, folder } = openAnyFile();
  folder.remove();
  await expect(countMany.execute(reading)).rejects.toThrow(DatabaseUnavailable);
});

function openAnyFile(): Store & { folder: ReturnType<typeof temporaryFolder> } {
  const folder = temporaryFolder('sqlite-reader');
  const store = openStore({ dataDir: folder.path });
  onTestFinished(async () => {
    await store.close();
    folder.remove();
  });
  return { ...store, folder };
}
