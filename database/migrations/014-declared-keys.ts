import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';
import { rebuildTable } from '../rebuild-table.ts';

/** What each column refers to. */
const REFERENCES = {
  attendees: { event_id: 'events' },
  partnerships: { event_id: 'events' },
  speakers: { category_id: 'categories' },
  activity: { user_id: 'users' },
};

/** Declares the foreign keys that were missing, and adds the indexes that they need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(REFERENCES)) {
    for (const [column, target] of Object.entries(columns)) {
      const run = (statement: string) => sql.raw(statement).execute(db);
      // Earlier versions stored an empty user id when the program itself acted.
      await run(`update ${table} set ${column} = null where ${column} not in (select id from ${target})`);
      if (isPostgres(db))
        await run(`alter table ${table} add foreign key (${column}) references ${target} (id)`);
      else await rebuildTable(db, table, (definition) => declare(definition, column, target));
    }
  }
  await db.schema.createIndex('posts_category').on('posts').column('category_id').execute();
  await db.schema.createIndex('reset_links_user').on('reset_links').column('user_id').execute();
}

/** In SQLite, unlike in other databases, a primary key may be null unless that is ruled out. */
function declare(definition: string, column: string, target: string): string {
  return definition
    .replace('"id" text primary key', '"id" text not null primary key')
    .replace(`"${column}" text`, `"${column}" text references "${target}" ("id")`);
}
