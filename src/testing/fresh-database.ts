import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Template } from './provided.ts';
import { quickFolder } from './temporary-folder.ts';

type SqliteTemplate = Extract<Template, { engine: 'sqlite' }>;
type PostgresTemplate = Extract<Template, { engine: 'postgres' }>;

export interface FreshDatabase {
  /** The environment variables that make the program use it. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A copy of the template, on the engine of the running test project. */
export function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('template');
  return template.engine === 'sqlite' ? copyFile(template) : copyDatabase(template);
}

/** A database without any table, on the engine of the running test project. */
export function emptyDatabase(): Promise<FreshDatabase> {
  const template = inject('template');
  return template.engine === 'sqlite' ? emptyFolder() : createDatabase(template.url, 'template0');
}

async function emptyFolder(): Promise<FreshDatabase> {
  const folder = quickFolder('test');
  return { environment: { DATA_DIR: folder.path }, remove: async () => folder.remove() };
}

async function copyFile({ file }: SqliteTemplate): Promise<FreshDatabase> {
  const fresh = await emptyFolder();
  copyFileSync(file, join(fresh.environment.DATA_DIR ?? '', SQLITE_FILE));
  return fresh;
}

/** Creates and drops the databases of this worker's tests. */
let administrator: pg.Pool | undefined;

function copyDatabase({ url, strategy }: PostgresTemplate): Promise<FreshDatabase> {
  return createDatabase(url, `${basename(url)} ${strategy}`);
}

async function createDatabase(url: string, template: string): Promise<FreshDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  administrator ??= new pg.Pool({ connectionString: new URL('postgres', url).href });
  await administrator.query(`create database ${name} template ${template}`);
  return {
    environment: { DATABASE_URL: new URL(name, url).href },
    remove: async () => {
      await administrator?.query(`drop database ${name} with (force)`);
    },
  };
}
