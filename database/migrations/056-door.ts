import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

type Edit = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const key: Edit = (column) => column.notNull().primaryKey();
const notNull: Edit = (column) => column.notNull();
const ofEvent: Edit = (column) => column.notNull().references('events.id');

/** The door of an edition: its devices, who was let in on which of them, and who came without a registration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('door_settings')
    .addColumn('event_id', text, (column) => ofEvent(column).primaryKey())
    .addColumn('reentry', 'integer', notNull)
    .addColumn('rooms', 'text', notNull)
    .addColumn('handed_out', 'text', notNull)
    .execute();
  await db.schema
    .createTable('door_devices')
    .addColumn('id', text, key)
    .addColumn('event_id', text, ofEvent)
    .addColumn('name', 'text', notNull)
    .addColumn('link_hash', text, (column) => column.notNull().unique())
    .addColumn('pin_stamp', 'text', notNull)
    .addColumn('ends_at', text, notNull)
    .addColumn('ended_at', text)
    .addColumn('seen_at', text)
    .addColumn('created_at', text, notNull)
    .execute();
  await db.schema
    .createTable('door_walk_ins')
    .addColumn('id', text, key)
    .addColumn('event_id', text, ofEvent)
    .addColumn('attendee_id', text, (column) => column.references('attendees.id').onDelete('cascade'))
    .addColumn('name', 'text', notNull)
    .addColumn('company', 'text', notNull)
    .addColumn('number', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('created_at', text, notNull)
    .execute();
  await db.schema
    .createTable('door_scans')
    .addColumn('id', text, key)
    .addColumn('event_id', text, ofEvent)
    .addColumn('device_id', text, (column) => column.notNull().references('door_devices.id'))
    .addColumn('attendee_id', text, (column) => column.references('attendees.id').onDelete('cascade'))
    .addColumn('walk_in_id', text, (column) => column.references('door_walk_ins.id').onDelete('cascade'))
    .addColumn('kind', 'text', notNull)
    .addColumn('day', text, notNull)
    .addColumn('room', 'text', notNull)
    .addColumn('undoes', text)
    .addColumn('note', 'text')
    .addColumn('scanned_at', text, notNull)
    .addColumn('received_at', text, notNull)
    .addColumn('position', 'integer', notNull)
    .execute();
  const indexes: readonly [string, string, string[]][] = [
    ['door_devices_of_event', 'door_devices', ['event_id', 'created_at']],
    ['door_walk_ins_of_event', 'door_walk_ins', ['event_id', 'created_at']],
    ['door_walk_ins_of_attendee', 'door_walk_ins', ['attendee_id']],
    ['door_scans_of_event', 'door_scans', ['event_id', 'position']],
    ['door_scans_of_device', 'door_scans', ['device_id']],
    ['door_scans_of_attendee', 'door_scans', ['attendee_id']],
    ['door_scans_of_walk_in', 'door_scans', ['walk_in_id']],
  ];
  for (const [name, table, columns] of indexes)
    await db.schema.createIndex(name).on(table).columns(columns).execute();
}
