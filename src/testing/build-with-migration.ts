import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from './temporary-folder.ts';

const NAME = '999-one-more.ts';
/** An expansion: those who don't know of it go on reading and writing the same tables. It takes a while. */
const MIGRATION = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('one_more').addColumn('id', 'integer').execute();
  for (const table of ['mails', 'activity', 'attendees', 'settings', 'posts']) {
    await db.schema.alterTable(table).addColumn('one_more', 'text', (column) => column.notNull().defaultTo('')).execute();
    await sql\`update \${sql.table(table)} set one_more = 'filled'\`.execute(db);
  }
  await sql\`select pg_sleep(1)\`.execute(db);
}
`;

/** The built program as it would be after an update that brings one more migration. */
export function buildWithMigration(): { root: string; migration: string; remove(): void } {
  const { path: root, remove } = temporaryFolder('next');
  for (const copied of ['package.json', 'database', 'build/server']) {
    cpSync(fromRoot(copied), join(root, copied), { recursive: true });
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  for (const linked of ['build/client', 'node_modules', 'public']) {
    symlinkSync(fromRoot(linked), join(root, linked));
  }
  writeFileSync(join(root, 'database/migrations', NAME), MIGRATION);
  return { root, migration: NAME.replace('.ts', ''), remove };
}
