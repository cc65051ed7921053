import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { prepare } from './start.ts';

vi.mock('./seed.ts', () => ({
  seed: () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    return Promise.reject(new DatabaseUnavailable(full));
  },
}));

test('a database that can’t be filled is explained like one that can’t be opened', async () => {
  const { environment, remove } = await freshDatabase();
  onTestFinished(remove);
  const prepared = prepare(readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'k'.repeat(32), ...environment }));
  await expect(prepared).rejects.toThrow(StartRefusal);
  await expect(prepared).rejects.toThrow(/ can’t be used \(database or disk is full\): /);
});
