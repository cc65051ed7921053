/** @module-tag long */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { pastTheTriggers } from '#testing/past-the-triggers.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { newId } from '../identifier.ts';
import { rowCount } from './long-tables.ts';
import { type Matches, matching, matchingSome } from './search.ts';
import type { Database } from './store.ts';

const CHANGES = [
  'insert',
  'correct',
  'correct and hide',
  'hide',
  'show',
  'move',
  'delete',
  'delete and insert again',
] as const;
interface Change {
  what: (typeof CHANGES)[number];
  /** How many rows one statement changes; may be 0. */
  rows: number;
  /** The search text of the rows added or corrected. */
  text: string;
  /** Chooses the column that hides them. */
  number: number;
}

/** The long tables of migration 031, each with the columns that hide a row from its list. */
const HIDDEN = {
  attendees: ['deleted_at', 'cancelled_at'],
  partnerships: ['deleted_at'],
  activity: ['removed_at'],
} as const;
type LongTable = keyof typeof HIDDEN;
const TABLES = Object.keys(HIDDEN) as LongTable[];
const MOMENT = '2025-07-01T12:00:00.000Z';
const TEXTS = ['ama mensah', 'ama owusu', 'zq', 'a "zq" 50%', 'r_c\\ama', '李小龙 owusu', '🦁 zq', 'a'];
const SEARCHES = ['ama', 'am', 'a', 'mensah', 'zq', 'su', '"zq', '%', '_c', 'c\\a', '小龙', '🦁 ', 'nobody'];

const transactions = fc.array(
  fc.record({
    /** Made in one transaction. */
    made: fc.array(
      fc.record({
        what: fc.constantFrom(...CHANGES),
        rows: fc.integer({ min: 0, max: 4 }),
        text: fc.constantFrom(...TEXTS),
        number: fc.nat(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    isUndone: fc.boolean(),
  }),
  { maxLength: 8 },
);

test.each(TABLES)('after any changes to %s, counts and searches match a plain scan', async (table) => {
  const app = await createTestApp();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  await app.visitor.call(addPartnership, { body: samplePartnership() });
  const { database } = app.store;
  const editions = await addEditions(app);
  await pastTheTriggers(app.store, async () => {});
  await fc.assert(
    fc.asyncProperty(transactions, async (all) => {
      for (const { made, isUndone } of all) {
        await database
          .transaction()
          .execute(async (transaction) => {
            for (const wanted of made) await change(transaction, table, wanted, editions);
            if (isUndone) throw new Undone();
          })
          .catch((thrown) => expect(thrown).toBeInstanceOf(Undone));
        const rows = await readAll(database, table);
        const long = { table, hidden: HIDDEN[table] };
        expect(await rowCount(database, long)).toEqual(counted(rows));
        for (const edition of ['', ...editions]) {
          const ofIt = rows.filter((row) => (row.event_id ?? '') === edition);
          expect(await rowCount(database, long, edition)).toEqual(counted(ofIt));
        }
        for (const search of SEARCHES) {
          const holding = rows.filter((row) => row.search_text.includes(search.trim()));
          const { found, count } = await lookUp(database, table, search);
          expect(found, search).toEqual(holding.map(({ id }) => id));
          expect(count, search).toEqual(counted(holding));
          for (const edition of 'event_id' in (rows[0] ?? {}) ? editions : []) {
            const ofIt = holding.filter((row) => row.event_id === edition);
            const inEdition = await lookUp(database, table, search, edition);
            expect(inEdition.found, search).toEqual(ofIt.map(({ id }) => id));
            expect(inEdition.count, search).toEqual(counted(ofIt));
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

async function addEditions(app: TestApp): Promise<string[]> {
  const { client } = await app.signInAs('Administrator');
  const add = async (event_year: number) =>
    (await client.call(createBasicData, { body: { event_year } })).body.id ?? '';
  return [await add(2026), await add(2027)];
}

class Undone extends Error {}

/** Changes rows, mostly in one statement. The first row stays unchanged as a template for new ones. */
async function change(
  database: Database,
  table: LongTable,
  { what, rows, text, number }: Change,
  editions: readonly string[],
): Promise<void> {
  const edition = (index: number) => editions[(number + index) % (editions.length + 1)] ?? null;
  // All three tables have the columns used here: the id, the search text and the column that hides a row.
  const name = table as 'attendees';
  const hidden = HIDDEN[table][number % HIDDEN[table].length] as 'deleted_at';
  const shown = Object.fromEntries(HIDDEN[table].map((column) => [column, null]));
  const [pattern, ...others] = await database.selectFrom(name).selectAll().orderBy('id').execute();
  if (!pattern) throw new Error(`${table} has no row to go by`);
  const ids = ['', ...others.slice(0, rows).map(({ id }) => id)];
  const added = Array.from({ length: rows + 1 }, (_, index) => ({
    ...pattern,
    id: newId(),
    search_text: text,
    // An e-mail address can register only once.
    ...('email_key' in pattern && { email_key: newId() }),
    ...('event_id' in pattern && { event_id: edition(index) }),
    ...shown,
    [hidden]: index % 2 ? MOMENT : null,
  }));
  const statements = {
    insert: database.insertInto(name).values(added),
    correct: database.updateTable(name).set({ search_text: text }).where('id', 'in', ids),
    'correct and hide': database
      .updateTable(name)
      .set({ search_text: text, [hidden]: MOMENT })
      .where('id', 'in', ids),
    hide: database.updateTable(name).set(hidden, MOMENT).where('id', 'in', ids),
    show: database.updateTable(name).set(shown).where('id', 'in', ids),
    move: database
      .updateTable(name)
      .set('event_id' in pattern ? { event_id: edition(0) } : shown)
      .where('id', 'in', ids),
    delete: database.deleteFrom(name).where('id', 'in', ids),
  };
  if (what === 'delete and insert again') {
    await statements.delete.execute();
    const same = added.slice(0, ids.length - 1).map((row, index) => ({ ...row, id: ids[index + 1] ?? '' }));
    if (same.length > 0) await database.insertInto(name).values(same).execute();
  } else await statements[what].execute();
}

async function readAll(database: Database, table: LongTable) {
  const rows = await database
    .selectFrom(table as 'attendees')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    isShown: HIDDEN[table].every((column) => row[column as 'deleted_at'] === null),
  }));
}

function counted(rows: readonly { isShown: boolean }[]) {
  return { total: rows.length, shown: rows.filter(({ isShown }) => isShown).length };
}

async function lookUp(database: Database, table: LongTable, search: string, edition?: string) {
  const long = { table, hidden: HIDDEN[table] };
  const idsWhere = async ({ condition }: Pick<Matches, 'condition'>) => {
    const rows = await database.selectFrom(table).select('id').where(condition).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const matches = await matching(database, long, search, edition);
  const found = await idsWhere(matches);
  expect(await idsWhere(await matchingSome(database, long, search, edition))).toEqual(found);
  return { found, count: matches.count };
}
