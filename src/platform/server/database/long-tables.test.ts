import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPartnership } from '#features/partnerships/contract.ts';
import { addAttendee } from '#features/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { newId } from '../identifier.ts';
import { rowCount } from './long-tables.ts';
import type { Database } from './store.ts';

type Change = 'insert' | 'hide' | 'show' | 'delete';

/** The long tables of migration 010, and by which column a row is hidden from its list. */
const HIDDEN = { attendees: 'deleted_at', partnerships: 'deleted_at', activity: 'removed_at' } as const;
type LongTable = keyof typeof HIDDEN;
const TABLES = Object.keys(HIDDEN) as LongTable[];
const MOMENT = '2025-07-01T12:00:00.000Z';

const changes = fc.array(
  fc.record({
    what: fc.constantFrom<Change>('insert', 'hide', 'show', 'delete'),
    rows: fc.integer({ min: 0, max: 4 }),
    isUndone: fc.boolean(),
  }),
  { maxLength: 12 },
);

test.each(TABLES)('however %s change, their number is the one that counting gives', async (table) => {
  const app = await createTestApp();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  await app.visitor.call(addPartnership, { body: samplePartnership() });
  const { database } = app.store;
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      for (const { what, rows, isUndone } of made) {
        await database
          .transaction()
          .execute(async (transaction) => {
            await change(transaction, table, what, rows);
            if (isUndone) throw new Undone();
          })
          .catch((thrown) => expect(thrown).toBeInstanceOf(Undone));
        expect(await rowCount(database, table)).toEqual(await counted(database, table));
      }
    }),
    { numRuns: 25 },
  );
});

class Undone extends Error {}

/** One statement for so many rows, which may be none; the first row stays, as the pattern for others. */
async function change(database: Database, table: LongTable, what: Change, rows: number): Promise<void> {
  // All three are changed alike: by the id and by the column that hides a row.
  const name = table as 'attendees';
  const hidden = HIDDEN[table] as 'deleted_at';
  const [pattern, ...others] = await database.selectFrom(name).selectAll().orderBy('id').execute();
  if (!pattern) throw new Error(`${table} has no row to go by`);
  const ids = ['', ...others.slice(0, rows).map(({ id }) => id)];
  const added = Array.from({ length: rows + 1 }, (_, index) => ({
    ...pattern,
    id: newId(),
    // Nobody is registered twice.
    ...('email_key' in pattern && { email_key: newId() }),
    [hidden]: index % 2 ? MOMENT : null,
  }));
  const statements = {
    insert: database.insertInto(name).values(added),
    hide: database.updateTable(name).set(hidden, MOMENT).where('id', 'in', ids),
    show: database.updateTable(name).set(hidden, null).where('id', 'in', ids),
    delete: database.deleteFrom(name).where('id', 'in', ids),
  };
  await statements[what].execute();
}

async function counted(database: Database, table: LongTable) {
  const rows = await database
    .selectFrom(table as 'attendees')
    .selectAll()
    .execute();
  const shown = rows.filter((row) => row[HIDDEN[table] as 'deleted_at'] === null);
  return { total: rows.length, shown: shown.length };
}
