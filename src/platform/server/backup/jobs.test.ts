import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { canDumpPostgres } from '#testing/can-dump-postgres.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { JobRunner } from '../jobs/runner.ts';
import { backupJobs } from './jobs.ts';

const HOUR_MS = 60 * 60 * 1000;

test('backups are off unless they are switched on', async () => {
  const app = await createTestApp();
  expect(backupJobs(app.services.config)).toEqual([]);
});

const { engine } = inject('template');

test.runIf(engine === 'sqlite' || canDumpPostgres())(
  'a scheduled backup replaces the oldest scheduled one, and nothing else',
  async () => {
    const folder = quickFolder('backups');
    onTestFinished(folder.remove);
    const place = join(folder.path, 'kept', 'backups');
    const app = await createTestApp({ BACKUP_EVERY: '2', BACKUP_KEEP: '2', BACKUP_DIR: place });
    const runner = new JobRunner(app.services, backupJobs(app.services.config));
    await runner.runDue();
    const [first = ''] = readdirSync(place);
    expect(first).toMatch(/^scheduled-\d{4}-\d\d-\d\dT[-\d]+Z\.(sqlite|dump)$/);
    expect((statSync(place).mode & 0o777).toString(8)).toBe('700');
    expect((statSync(join(place, first)).mode & 0o777).toString(8)).toBe('600');

    const theirs = ['notes.txt', 'summit-2020-01-01T00-00-00-000Z.sqlite'];
    for (const name of theirs) writeFileSync(join(place, name), '');
    const abandoned = join(place, 'scheduled-2020-01-01T00-00-00-000Z.sqlite.unfinished');
    writeFileSync(abandoned, '');
    utimesSync(abandoned, 0, 0);
    app.clock.advance(HOUR_MS);
    await runner.runDue();
    expect(readdirSync(place), 'not due yet').toContain(first);
    expect(readdirSync(place)).toHaveLength(4);
    for (let time = 0; time < 2; time += 1) {
      app.clock.advance(2 * HOUR_MS);
      await runner.runDue();
    }
    const names = readdirSync(place);
    expect(names.filter((name) => name.startsWith('scheduled-'))).toHaveLength(2);
    expect(names).not.toContain(first);
    expect(names).toEqual(expect.arrayContaining(theirs));
    expect(names).toHaveLength(4);
  },
);
