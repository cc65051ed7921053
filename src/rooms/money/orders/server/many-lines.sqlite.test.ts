import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { csvFile } from '#testing/table-files.ts';
import { readStatement, viewStatementLines } from '../statement-contract.ts';

const LINES = 450;

/** A statement of many lines, of which these are in the middle and at the end. */
function statementWith(texts: readonly string[]) {
  const rows = Array.from({ length: LINES }, (_, at) => `2025-06-02,SOMEBODY ${at},5.00`);
  for (const [at, text] of texts.entries()) rows.splice(200 + at * 2, 1, `2025-06-02,${text},1200.00`);
  return csvFile(['Date,Narration,Credit', ...rows].join('\n'));
}

test('each few lines are a change of their own, in between which others change something', async () => {
  const { app, client, register } = await selling();
  const orders = [];
  for (const name of ['Ama', 'Kofi', 'Esi', 'Yaw', 'Efua', 'Kojo'])
    orders.push(await register(name, `${name} Looms`));
  const file = statementWith(orders.map(({ reference }) => `TRF ${reference}`));
  const sizes: number[] = [];
  const write = app.store.write;
  const watched = vi.spyOn(app.store, 'write').mockImplementation((work) =>
    write(async (database) => {
      const count = async () =>
        Number(
          (
            await database
              .selectFrom('statement_lines')
              .select((of) => of.fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        );
      const before = await count();
      const result = await work(database);
      sizes.push((await count()) - before);
      return result;
    }),
  );
  const { body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  watched.mockRestore();
  expect(body).toMatchObject({ read: LINES, known: 0, matched: 6, left: LINES - 6 });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  // The fourth order ends a transaction, however few lines it took.
  expect(sizes.filter(Boolean)).toEqual([100, 100, 7, 100, 100, 43]);
  const rows = app.store.database.selectFrom('activity').select('activity_description');
  const read = await rows.where('activity_description', 'like', '%a statement of%').orderBy('id').execute();
  expect(read.map(({ activity_description }) => activity_description)).toEqual([
    'Began to read a statement of 450 payments',
    'Read a statement of 450 payments, of which 6 belong to orders',
  ]);
});

test('what ends half-way goes on where it stopped: nothing is lost, and nothing counts twice', async () => {
  const { app, client, register } = await selling();
  const [ama, kofi] = [await register('Ama', 'Volta Looms'), await register('Kofi', 'Loom Mills')];
  const file = () => statementWith([`TRF ${ama.reference}`, 'LOOM MILLS LTD TICKETS']);
  const write = app.store.write;
  let left = 3;
  const broken = vi.spyOn(app.store, 'write').mockImplementation(async (work) => {
    left -= 1;
    // The work is done, but never committed.
    if (left === 0)
      return write(async (database) => {
        await work(database);
        throw new DatabaseUnavailable(new Error('killed'));
      });
    return write(work);
  });
  expect((await client.call(readStatement, { body: { file: file(), way: 'bank' } })).status).toBe(503);
  broken.mockRestore();
  const taken = await app.store.database.selectFrom('statement_lines').select('key').execute();
  expect(taken).toHaveLength(200);
  const { body } = await client.call(readStatement, { body: { file: file(), way: 'bank' } });
  expect(body).toMatchObject({ read: LINES, known: 200, matched: 2, left: LINES - 202 });
  expect((await readOrder(app, ama.id)).due).toBe(0);
  expect((await readOrder(app, kofi.id)).due).toBe(0);
  const again = await client.call(readStatement, { body: { file: file(), way: 'bank' } });
  expect(again.body).toMatchObject({ known: LINES, matched: 0, left: 0 });
  expect(await app.store.database.selectFrom('statement_lines').select('key').execute()).toHaveLength(LINES);
});

test('a change that has to be made again enters the same', async () => {
  const { app, client, register } = await selling();
  const [ama, kofi] = [await register('Ama', 'Volta Looms'), await register('Kofi', 'Loom Mills')];
  const file = csvFile(
    `Date,Narration,Credit\n2025-06-02,LOOM MILLS,700.00\n2025-06-02,VOLTA LOOMS,1200.00\n2025-06-03,${kofi.reference},500\n2025-06-04,LOOM MILLS AGAIN,700.00\n`,
  );
  const write = app.store.write;
  vi.spyOn(app.store, 'write').mockImplementation(async (work) => {
    await write(async (database) => {
      await work(database);
      throw new Error('undone');
    }).catch(() => undefined);
    return write(work);
  });
  const { body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  vi.restoreAllMocks();
  expect(body).toMatchObject({ read: 4, matched: 3, left: 1 });
  expect((await readOrder(app, ama.id)).due).toBe(0);
  expect((await readOrder(app, kofi.id)).due).toBe(0);
});

test('lines that are left are shown by the page, and their orders follow what changes', async () => {
  const { app, client, register } = await selling();
  const ama = await register('Ama', 'Volta Looms');
  await client.call(readStatement, { body: { file: statementWith(['VOLTA LOOMS']), way: 'bank' } });
  const page = async (number: number) =>
    (await client.call(viewStatementLines, { query: { state: 'open', page: number } })).body;
  expect(await page(1)).toMatchObject({ total: LINES - 1 });
  expect((await page(1)).records).toHaveLength(25);
  expect((await page(18)).records).toHaveLength(LINES - 1 - 17 * 25);
  const rows = 'Date,Narration,Credit\n2025-06-09,MILLS,1.00\n';
  await client.call(readStatement, { body: { file: csvFile(rows), way: 'bank' } });
  const first = async () => (await page(1)).records[0]?.likely.map(({ reference }) => reference);
  expect(await first()).toEqual([]);
  const kofi = await register('Kofi', 'Loom Mills');
  expect(await first()).toEqual([kofi.reference]);
  expect((await readOrder(app, ama.id)).due).toBe(0);
});
