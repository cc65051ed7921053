// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the sources of queries, with their templates
import { describe, expect, test } from 'vitest';
import { foreignTables } from './table-owners.ts';

describe('a table', () => {
  const QUERIES = [
    "database.selectFrom('sessions').selectAll()",
    "database.selectFrom('sessions as one')",
    "database.selectFrom(['sessions', 'events'])",
    "database\n    .selectFrom(table as 'sessions')",
    "database.insertInto('sessions').values(row)",
    "database.updateTable('sessions').set(row)",
    "insertRows(database, 'sessions', rows)",
    "database.deleteFrom('sessions')",
    "query.innerJoin('sessions', 'sessions.user_id', 'users.id')",
    "query.leftJoin(\n  'sessions as one', (join) => join)",
    "sql.table('sessions')",
    'sql`delete from sessions where id = 1`',
    'sql<Row>`select * from users join "sessions" on true`',
    'sql`select 1 from users, sessions where true`',
    'sql`select ${sql`(select 1)`} from sessions`',
    'sql`select ${list({ of: `${one}` })} from sessions`',
    "const SESSIONS: LongTable = { table: 'sessions', hidden: ['expires_at'] };",
  ];

  test.each(QUERIES)('is touched by %s in its owner’s queries alone', (query) => {
    const foreign = expect.stringContaining(
      'uses the table sessions: only the queries in src/rooms/access/auth/server may',
    );
    expect(foreignTables('src/rooms/access/users/server/queries.ts', query)).toContainEqual(foreign);
    expect(foreignTables('src/rooms/access/auth/server/service.ts', query)).toContainEqual(foreign);
    expect(foreignTables('src/rooms/access/auth/server/queries.ts', query)).not.toContainEqual(foreign);
    expect(foreignTables('src/rooms/access/auth/server/token-queries.ts', query)).not.toContainEqual(foreign);
    expect(foreignTables('src/rooms/access/users/server/users.test.ts', query)).toEqual([]);
  });

  test.each([
    'database.selectFrom(table)',
    'insertRows(database, table, rows)',
    "database.selectFrom(table as 'events')",
    'database.selectFrom(`${prefix}_events`)',
    "database.selectFrom(['events', table])",
    "database.selectFrom('events' + suffix)",
    'database\n  .deleteFrom(tables[0])',
    'query.innerJoin(table, (join) => join)',
    "database.updateTable('events').from(table)",
    'database.selectFrom(database.dynamic.table(table).as("events"))',
    'sql.raw(`delete from ${table}`).execute(database)',
    'CompiledQuery.raw(text)',
    'const events = sql.table(table);',
    'sql`delete from ${table}`',
    'sql`select * from ${sql.ref(table)} where true`',
    'sql`select * from events, ${sql.id(table)}`',
    'sql`select ${sql`(select 1)`} from ${table}`',
  ])('is not read from %s, so this is refused', (query) => {
    const [refused] = foreignTables('src/rooms/edition/editions/server/queries.ts', query);
    expect(refused).toMatch(/names a table with .*: write the name out/);
    expect(foreignTables('src/platform/server/database/search.ts', query)).not.toContainEqual(refused);
    expect(foreignTables('src/rooms/edition/editions/server/documented-calls.test.ts', query)).toEqual([]);
  });

  test.each([
    'sql`select ${column} from events where id = ${id}`',
    "database.selectFrom(largest.as('largest')).selectAll()",
    "database.selectFrom(['events', `events as other`]).selectAll()",
    "database.selectFrom('events').select((of) => of.ref(column))",
    'Array.from({ length }, (_, index) => index)',
    "names.join(', ')",
  ])('is named readably, or not at all, by %s', (query) => {
    expect(foreignTables('src/rooms/edition/editions/server/queries.ts', query)).toEqual([]);
  });

  test('of the platform is used by the file that declares its row', () => {
    const query = "database.selectFrom('settings').selectAll()";
    const home = 'src/platform/server/database/settings.ts';
    expect(foreignTables(home, query)).toEqual([]);
    expect(foreignTables('src/platform/server/database/queries.ts', query)).toEqual([
      expect.stringContaining(`only ${home} may`),
    ]);
  });

  test('of another feature isn’t confused with similar names', () => {
    const source = "const sessions = list.join('sessions.id'); call({ path: 'account/sessions' });";
    expect(foreignTables('src/rooms/access/users/server/queries.ts', source)).toEqual([]);
  });
});
