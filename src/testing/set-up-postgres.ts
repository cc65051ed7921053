import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgres, NO_POSTGRES } from '../../scripts/find/postgres.ts';
import { startPostgres } from '../../scripts/find/start-postgres.ts';
import { makeTemplate } from './make-template.ts';
import { quickPlace } from './temporary-folder.ts';

const TEMPLATE = 'summit_template';
const FIRST_WITH_STRATEGIES = 15_00_00;

export async function setup(project: TestProject) {
  const programs = findPostgres();
  if (!programs) throw new Error(NO_POSTGRES);
  const { url, stop } = await startPostgres(programs, { place: quickPlace() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  const { rows } = await client.query('show server_version_num');
  await client.end();
  const templateUrl = new URL(TEMPLATE, url).href;
  await makeTemplate({ DATABASE_URL: templateUrl });
  const strategy = Number(rows[0].server_version_num) >= FIRST_WITH_STRATEGIES ? 'strategy file_copy' : '';
  project.provide('template', { engine: 'postgres', url: templateUrl, strategy });
  return stop;
}
