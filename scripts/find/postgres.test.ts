import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fakeProgram } from '#testing/fake-program.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { findPostgres } from './postgres.ts';

const folder = temporaryFolder('postgres');
afterAll(folder.remove);
// When root runs the tests, another user runs PostgreSQL.
chmodSync(folder.path, 0o755);

/** A folder with both programs, and the first of them. */
function installed(name: string, code = 0): string {
  fakeProgram(join(folder.path, name, 'postgres'), code);
  return fakeProgram(join(folder.path, name, 'initdb'));
}

installed('debian/9/bin');
const newer = installed('debian/17/bin');
const onPath = installed('path');
const fetched = installed('fetched');
const broken = installed('broken', 127);
const debian = join(folder.path, 'debian');
const nowhere = join(folder.path, 'nowhere');

test('Debian’s newest is used, else the one on the path, else the downloaded one', () => {
  const places = { debian, path: dirname(onPath), fetched: dirname(fetched) };
  expect(findPostgres(places)?.initdb).toBe(newer);
  expect(findPostgres({ ...places, debian: nowhere })?.initdb).toBe(onPath);
  expect(findPostgres({ ...places, debian: nowhere, path: nowhere })?.initdb).toBe(fetched);
});

test('one that can’t run here is ignored', () => {
  expect(findPostgres({ debian: nowhere, path: nowhere, fetched: dirname(broken) })).toBeUndefined();
  expect(findPostgres({ debian: nowhere, path: dirname(broken), fetched: dirname(fetched) })?.initdb).toBe(
    fetched,
  );
});
