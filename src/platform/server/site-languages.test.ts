import { expect, test } from 'vitest';
import type { Database, Store } from './database/store.ts';
import { readLanguages } from './site-languages.ts';

test('once read, they are known while the database is silent, even if its content version never was', async () => {
  const answers: (() => Promise<unknown>)[] = [async () => ({ value: 'fr,en' }), () => new Promise(() => {})];
  const query = { select: () => query, where: () => query, executeTakeFirst: () => answers.shift()?.() };
  const database = { selectFrom: () => query } as unknown as Database;
  const store = { database, content: { version: () => undefined } } as unknown as Store;
  expect(await readLanguages(store)).toEqual(['fr', 'en']);
  expect(await readLanguages(store)).toEqual(['fr', 'en']);
  expect(answers).toEqual([]);
});
