import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Editions, users, registrations and partnership requests, and the record of changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createActivity(db);
  await createEvents(db);
  await createRequests(db);
  await createSpeakers(db);
  await createOwnTables(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', orderedText(db), (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', orderedText(db), (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('users_email')
    .on('users')
    .column('email_key')
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', orderedText(db), (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('activity_type', 'text', (column) => column.notNull())
    .addColumn('activity_description', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('time', orderedText(db), (column) => column.notNull())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute();
  await db.schema.createIndex('activity_time').on('activity').columns(['time', 'id']).execute();
  await db.schema.createIndex('activity_subject').on('activity').column('subject_id').execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text')
    .addColumn('venue', 'text')
    .addColumn('event_date', orderedText(db))
    .addColumn('event_time', 'text')
    .addColumn('regular_fee', 'integer')
    .addColumn('early_bird_fee', 'integer')
    .addColumn('early_bird_expiry', 'text')
    .addColumn('theme_key', orderedText(db), (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  const request = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', orderedText(db), (column) => column.primaryKey())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('fullname', 'text', (column) => column.notNull())
      .addColumn('fullname_key', orderedText(db), (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('company_key', orderedText(db), (column) => column.notNull())
      .addColumn('designation', 'text', (column) => column.notNull())
      .addColumn('designation_key', orderedText(db), (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', orderedText(db), (column) => column.notNull())
      .addColumn('phone', orderedText(db))
      .addColumn('whatsapp', orderedText(db), (column) => column.notNull())
      .addColumn('notice', 'text', (column) => column.notNull())
      .addColumn('search_text', orderedText(db), (column) => column.notNull())
      .addColumn('submission_key', 'text', (column) => column.unique())
      .addColumn('created_at', orderedText(db), (column) => column.notNull())
      .addColumn('deleted_at', 'text');
  await request('attendees').execute();
  await request('partnerships')
    .addColumn('package', 'text', (column) => column.notNull())
    .execute();
  // One registration per e-mail address and edition, even when two requests arrive at once.
  await db.schema
    .createIndex('attendees_email')
    .on('attendees')
    .columns(['event_id', 'email_key'])
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}

async function createSpeakers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('speakers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', orderedText(db), (column) => column.notNull())
    .addColumn('category_id', 'text')
    .addColumn('fullname', 'text', (column) => column.notNull())
    .addColumn('fullname_key', orderedText(db), (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('designation_key', orderedText(db), (column) => column.notNull())
    .addColumn('role', orderedText(db), (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('company_key', orderedText(db), (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
}

async function createOwnTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('used_solutions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
