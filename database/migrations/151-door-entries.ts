import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

interface Scan {
  id: string;
  event_id: string;
  device_id: string;
  who: string;
  kind: string;
  day: string;
  room: string;
  undoes: string | null;
  at: string;
}

interface Entry extends Pick<Scan, 'event_id' | 'day' | 'room' | 'who' | 'device_id' | 'at'> {
  scan_id: string;
  is_first: number;
  is_inside: number;
  doubles: number;
}

const BATCH = 80;

/** The scans that let somebody in, and how they stand since: counted at every look, where all scans were read before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('door_entries')
    .addColumn('scan_id', text, (column) =>
      column.primaryKey().notNull().references('door_scans.id').onDelete('cascade'),
    )
    .addColumn('event_id', text, (column) => column.notNull().references('events.id'))
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('room', text, (column) => column.notNull())
    .addColumn('who', text, (column) => column.notNull())
    .addColumn('device_id', text, (column) => column.notNull().references('door_devices.id'))
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('is_first', 'integer', (column) => column.notNull())
    .addColumn('is_inside', 'integer', (column) => column.notNull())
    .addColumn('doubles', 'integer', (column) => column.notNull())
    .execute();
  const indexes: readonly [string, string[]][] = [
    ['door_entries_of_day', ['event_id', 'day', 'room', 'device_id', 'is_first', 'is_inside', 'doubles']],
    ['door_entries_of_device', ['device_id']],
    ['door_entries_of_who', ['who', 'event_id', 'day', 'room']],
    ['door_entries_in_order', ['event_id', 'at']],
  ];
  for (const [name, columns] of indexes)
    await db.schema.createIndex(name).on('door_entries').columns(columns).execute();
  await sql`create index door_entries_doubled on door_entries (event_id, day, room, who) where doubles > 0`.execute(
    db,
  );
  await db.schema.createIndex('door_scans_in_order').on('door_scans').column('position').execute();
  const { rows } = await sql<Scan>`
    select door_scans.id, door_scans.event_id, device_id, kind, day, room, undoes, scanned_at as at,
      coalesce(door_scans.attendee_id, door_walk_ins.attendee_id, walk_in_id) as who
    from door_scans left join door_walk_ins on door_walk_ins.id = walk_in_id
    order by scanned_at, door_scans.id`.execute(db);
  const entries = entriesOf(rows);
  const table = (db as Kysely<{ door_entries: Entry }>).insertInto('door_entries');
  for (let from = 0; from < entries.length; from += BATCH)
    await table.values(entries.slice(from, from + BATCH)).execute();
}

function entriesOf(scans: readonly Scan[]): Entry[] {
  const undone = new Set(scans.flatMap(({ kind, undoes }) => (kind === 'undo' && undoes ? undoes : [])));
  const last = new Map<string, Entry>();
  const entries: Entry[] = [];
  for (const { id, kind, undoes: _, ...scan } of scans.filter((one) => !undone.has(one.id))) {
    const key = [scan.day, scan.who, scan.room].join(' ');
    const entry = last.get(key);
    if (kind === 'out' && entry) entry.is_inside = 0;
    if (entry && (kind === 'again' || (kind === 'in' && entry.is_inside))) entry.doubles += 1;
    else if (kind === 'in') {
      const next = { ...scan, scan_id: id, is_first: entry ? 0 : 1, is_inside: 1, doubles: 0 };
      last.set(key, next);
      entries.push(next);
    }
  }
  return entries;
}
