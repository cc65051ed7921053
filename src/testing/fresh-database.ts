import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { SQLITE_FILE } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import './provided.ts';
import { quickFolder } from './temporary-folder.ts';

export interface FreshDatabase {
  /** The environment variables that make the program use it. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A copy of the template, on the engine of the running test project. */
export function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('template');
  return template.engine === 'sqlite' ? copyFile(template.file) : copyDatabase(template.url);
}

async function copyFile(template: string): Promise<FreshDatabase> {
  const folder = quickFolder('test');
  copyFileSync(template, join(folder.path, SQLITE_FILE));
  return { environment: { DATA_DIR: folder.path }, remove: async () => folder.remove() };
}

async function copyDatabase(template: string): Promise<FreshDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await administer(template, `create database ${name} template ${basename(template)}`);
  return {
    environment: { DATABASE_URL: new URL(name, template).href },
    remove: () => administer(template, `drop database ${name} with (force)`),
  };
}

async function administer(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', template).href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
