import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Database } from './store.ts';

const isPostgres = inject('template').engine === 'postgres';
const MANY = Array.from({ length: 20 }, (_, number) => `value ${number}`);

describe.runIf(isPostgres)('statements of a transaction that travel together', () => {
  test('are carried out in the order in which they were asked for', async () => {
    const { store } = await createTestApp();
    const read = await store.write(async (database) => {
      const writing = MANY.map((value) => [
        writeSetting(database, 'last', value),
        readSetting(database, 'last'),
      ]);
      return Promise.all(writing.map(([, reading]) => reading));
    });
    expect(read).toEqual(MANY);
  });

  test('are all undone when one fails, which is what is reported', async () => {
    const { store } = await createTestApp();
    const failing = store.write((database) =>
      Promise.all([
        writeSetting(database, 'before', 'written'),
        sql`select 1 / 0`.execute(database),
        writeSetting(database, 'after', 'written'),
      ]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await readSetting(store.database, 'before')).toBeUndefined();
    expect(await readSetting(store.database, 'after')).toBeUndefined();
    await store.write((database) => writeSetting(database, 'before', 'written'));
    expect(await readSetting(store.database, 'before'), 'the connection is as it was').toBe('written');
  });

  test('never reach the database after its end', async () => {
    const { store } = await createTestApp();
    let kept: Database | undefined;
    await store.write(async (database) => {
      kept = database;
    });
    await expect(writeSetting(kept ?? store.database, 'late', 'written')).rejects.toThrow('is over');
    const late = Promise.withResolvers<void>();
    let slowly: Promise<void> | undefined;
    const failing = store.write(async (database) => {
      slowly = late.promise.then(() => writeSetting(database, 'late', 'written'));
      await Promise.all([slowly, sql`select 1 / 0`.execute(database)]);
    });
    await expect(failing).rejects.toThrow('division by zero');
    late.resolve();
    await expect(slowly).rejects.toThrow('is over');
    expect(await readSetting(store.database, 'late')).toBeUndefined();
  });
});
