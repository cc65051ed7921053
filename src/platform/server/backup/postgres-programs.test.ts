import { expect, test } from 'vitest';
import { StartRefusal } from '../config.ts';
import { findPostgresProgram } from './postgres-programs.ts';

test('without PostgreSQL’s client programs, it says how to get them', () => {
  const find = () => findPostgresProgram('pg_dump', { debian: '/nowhere', path: '/nowhere' });
  expect(find).toThrow(StartRefusal);
  expect(find).toThrow(/^pg_dump wasn’t found\. Install PostgreSQL’s client programs/);
});
