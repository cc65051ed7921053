import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { insertSignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { prepare } from './start.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock(import('./seed.ts'), () => ({
  seed: async () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    if (disk.isFull) throw new DatabaseUnavailable(full);
  },
}));

/** A start on a fresh database, without a key. */
async function start() {
  const { environment, remove } = await freshDatabase();
  const folder = temporaryFolder('start');
  onTestFinished(async () => {
    disk.isFull = false;
    await remove();
    folder.remove();
  });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder.path, ...environment });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  return {
    config,
    hasKey: () => readdirSync(config.dataDir).includes(KEY_FILE),
    told: () => written.mock.calls.map(([line]) => line),
  };
}

test('a database that can’t be filled is explained like one that can’t be opened, and no key is made', async () => {
  const { config, hasKey, told } = await start();
  disk.isFull = true;
  const prepared = prepare(config);
  await expect(prepared).rejects.toThrow(StartRefusal);
  await expect(prepared).rejects.toThrow(/ can’t be used \(database or disk is full\): /);
  expect([hasKey(), told()]).toEqual([false, []]);
});

test('without the key that opens what is stored, none is made either', async () => {
  const { config, hasKey } = await start();
  const store = openStore(config);
  const { userId } = await insertSignedIn(store, config, 'Administrator', new Date());
  const two_factor_secret = new Secrets(['l'.repeat(32)]).encrypt('secret', userId);
  await store.database.updateTable('users').set({ two_factor_secret }).where('id', '=', userId).execute();
  await store.close();
  await expect(prepare(config)).rejects.toThrow(/secret-key in .* doesn’t open .*: restore the file/);
  expect(hasKey()).toBe(false);
});

test('a key that is made is told, once, with what it is needed for', async () => {
  const { config, hasKey, told } = await start();
  await (await prepare(config)).store.close();
  expect(hasKey()).toBe(true);
  const lines = () => told().filter((line) => String(line).includes(KEY_FILE));
  const line = `The secret key is in ${config.dataDir}/secret-key. Backups can’t be used without it: keep a copy of it, but apart from them.\n`;
  expect(lines()).toEqual([line]);
  await (await prepare(config)).store.close();
  expect(lines()).toEqual([line]);
});
