import type { Kysely } from 'kysely';

/** Devices of the door that print badges, and the questions whose answers a badge shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('door_devices')
    .addColumn('sort', 'text', (column) => column.notNull().defaultTo('phone'))
    .execute();
  await db.schema.alterTable('door_settings').addColumn('kind_question', 'text').execute();
  await db.schema.alterTable('door_settings').addColumn('languages_question', 'text').execute();
}
