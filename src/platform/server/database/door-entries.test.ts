import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entriesOf, SCAN_KINDS } from '#rooms/door/door/scans.ts';
import { toScan } from '#rooms/door/door/server/state.ts';
import type { ScanRow } from '#rooms/door/door/server/tables.ts';
import { databaseBefore } from '#testing/database-before.ts';

const MIGRATION = '151-door-entries';
const NOW = '2025-08-27T09:00:00.000Z';

/** Scans of three people and a walk-in who is the third of them by now. */
const scan = fc.record({
  who: fc.constantFrom('a', 'b', 'c', 'w'),
  kind: fc.constantFrom(...SCAN_KINDS.filter((kind) => kind !== 'undo')),
  room: fc.constantFrom('', 'Gold'),
  day: fc.constantFrom('2025-08-26', '2025-08-27'),
  minute: fc.nat({ max: 30 }),
  isUndone: fc.nat({ max: 4 }).map((one) => one === 0),
});

test('who had come in before is counted as by the scans themselves', async () => {
  const { store, migrateToLatest } = await databaseBefore(MIGRATION);
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(
    `insert into events (id, year, theme_key, created_at, updated_at) values ('e', 2025, '', '${NOW}', '${NOW}')`,
  );
  for (const id of ['a', 'b', 'c'])
    await run(`insert into attendees (id, event_id, fullname, fullname_key, company, company_key, designation,
      designation_key, email, email_key, whatsapp, notice, search_text, created_at, group_key, discount_key) values
      ('${id}', 'e', '${id}', '${id}', '', '', '', '', '${id}@x.example', '${id}@x.example', '', 'x', '', '${NOW}', '', '')`);
  await run(`insert into door_walk_ins (id, event_id, attendee_id, name, company, number, email, created_at)
    values ('w', 'e', 'c', 'c', '', '', '', '${NOW}')`);
  await run(`insert into door_devices (id, event_id, name, sort, link_hash, pin_stamp, ends_at, created_at)
    values ('d', 'e', 'Gate', 'phone', 'x', 'x', '${NOW}', '${NOW}')`);
  const sampled = fc.sample(scan, { numRuns: 150, seed: 5 });
  const rows: ScanRow[] = sampled.flatMap(({ who, kind, room, day, minute, isUndone }, index) => {
    const row = {
      ...{ event_id: 'e', device_id: 'd', kind, day, room, undoes: null, note: null, received_at: NOW },
      attendee_id: who === 'w' ? null : who,
      walk_in_id: who === 'w' ? who : null,
      id: `s${String(index).padStart(3, '0')}`,
      // Somebody who is shown again before anything let them in counts since, by a clock that is behind.
      scanned_at: `2025-08-27T${kind === 'again' ? '09' : '08'}:${String(minute + 10)}:00.000Z`,
      position: index * 2 + 1,
    };
    const undo = {
      ...row,
      id: `u${row.id}`,
      kind: 'undo' as const,
      undoes: row.id,
      position: row.position + 1,
    };
    return isUndone ? [row, undo] : row;
  });
  for (const row of rows) await database.insertInto('door_scans').values(row).execute();
  await migrateToLatest();
  const kept = await database.selectFrom('door_entries').selectAll().orderBy('scan_id').execute();
  const registered = new Map([['w', 'c']]);
  const scans = rows.map((row) => toScan({ ...row, device: 'Gate' }, registered));
  const settled = entriesOf(scans).map((entry) => ({
    ...{ scan_id: entry.scan.id, who: entry.scan.who, doubles: entry.doubles },
    ...{ is_first: entry.isFirst ? 1 : 0, is_inside: entry.isInside ? 1 : 0 },
  }));
  const byId = (one: { scan_id: string }, other: { scan_id: string }) =>
    one.scan_id < other.scan_id ? -1 : 1;
  expect(settled.some(({ doubles, is_first }) => doubles > 1 && is_first === 0)).toBe(true);
  expect(
    kept.map(({ scan_id, who, doubles, is_first, is_inside }) => ({
      ...{ scan_id, who, doubles, is_first, is_inside },
    })),
  ).toEqual(settled.toSorted(byId));
});
