import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

type Table = CreateTableBuilder<string, string>;
type Edit = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const notNull: Edit = (column) => column.notNull();

/** The programme of each edition: what organisers plan, what was published of it, and what undoes a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  const ofEvent = (name: string): Table =>
    db.schema
      .createTable(name)
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('event_id', text, (column) => column.notNull().references('events.id')) as Table;
  const stored = (table: Table): Table =>
    table
      .addColumn('created_at', text, notNull)
      .addColumn('updated_at', text, notNull)
      .addColumn('deleted_at', text);

  const listed = (name: string): Table =>
    ofEvent(name)
      .addColumn('name', 'text', notNull)
      .addColumn('name_key', text, notNull)
      .addColumn('slug', text)
      .addColumn('position', 'integer', notNull);

  const rooms = listed('programme_rooms').addColumn('places', 'integer').addColumn('floor', 'text');
  const tracks = listed('programme_tracks').addColumn('thread', 'text', notNull);
  const kinds = listed('programme_kinds')
    .addColumn('is_break', 'integer', notNull)
    .addColumn('length', 'integer', notNull);
  for (const table of [rooms, tracks, kinds]) await stored(table).execute();

  await stored(
    ofEvent('programme_sessions')
      .addColumn('title', 'text', notNull)
      .addColumn('title_key', text, notNull)
      .addColumn('abstract', 'text')
      .addColumn('kind_id', text, (column) => column.notNull().references('programme_kinds.id'))
      .addColumn('track_id', text, (column) => column.references('programme_tracks.id'))
      .addColumn('room_id', text, (column) => column.references('programme_rooms.id'))
      .addColumn('day', 'integer')
      .addColumn('start', 'integer')
      .addColumn('length', 'integer', notNull)
      .addColumn('language', 'text')
      .addColumn('level', 'text')
      .addColumn('places', 'integer')
      .addColumn('picture', text)
      .addColumn('slides', 'text')
      .addColumn('recording', 'text')
      .addColumn('state', 'text', notNull)
      .addColumn('position', 'integer', notNull),
  ).execute();

  await db.schema
    .createTable('programme_session_people')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('session_id', text, (column) => column.notNull().references('programme_sessions.id'))
    .addColumn('speaker_id', text, (column) => column.references('speakers.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('role', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .execute();

  await db.schema
    .createTable('programme_settings')
    .addColumn('event_id', text, (column) => column.notNull().primaryKey().references('events.id'))
    .addColumn('walk_minutes', 'integer', notNull)
    .addColumn('doors_open', 'integer')
    .addColumn('doors_close', 'integer')
    .addColumn('rules', 'text', notNull)
    .execute();

  await ofEvent('programme_publications')
    .addColumn('around', 'text', notNull)
    .addColumn('changes', 'text', notNull)
    .addColumn('published_at', text, notNull)
    .execute();

  await db.schema
    .createTable('programme_published')
    .addColumn('session_id', text, (column) =>
      column.notNull().primaryKey().references('programme_sessions.id'),
    )
    .addColumn('event_id', text, (column) => column.notNull().references('events.id'))
    .addColumn('slug', text, notNull)
    .addColumn('state', 'text', notNull)
    .addColumn('starts_at', text, notNull)
    .addColumn('facts', 'text', notNull)
    .addColumn('sequence', 'integer', notNull)
    .addColumn('changed_at', text, notNull)
    .execute();

  await ofEvent('programme_changes')
    .addColumn('user_id', text)
    .addColumn('description', 'text', notNull)
    .addColumn('before', 'text', notNull)
    .addColumn('after', 'text', notNull)
    .addColumn('created_at', text, notNull)
    .addColumn('undone_at', text)
    .execute();

  const indexes: readonly [string, string, string[]][] = [
    ['programme_rooms_of_event', 'programme_rooms', ['event_id', 'position']],
    ['programme_tracks_of_event', 'programme_tracks', ['event_id', 'position']],
    ['programme_kinds_of_event', 'programme_kinds', ['event_id', 'position']],
    ['programme_sessions_of_kind', 'programme_sessions', ['kind_id']],
    ['programme_sessions_of_track', 'programme_sessions', ['track_id']],
    ['programme_sessions_in_room', 'programme_sessions', ['room_id']],
    ['programme_sessions_of_event', 'programme_sessions', ['event_id', 'day', 'start']],
    ['programme_people_of_session', 'programme_session_people', ['session_id', 'position']],
    ['programme_sessions_of_speaker', 'programme_session_people', ['speaker_id']],
    ['programme_published_of_event', 'programme_published', ['event_id', 'starts_at']],
    ['programme_publications_of_event', 'programme_publications', ['event_id', 'published_at']],
    ['programme_changes_of_event', 'programme_changes', ['event_id', 'created_at']],
  ];
  for (const [name, table, columns] of indexes)
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  await db.schema
    .createIndex('programme_published_slug')
    .on('programme_published')
    .columns(['event_id', 'slug'])
    .unique()
    .execute();
}
