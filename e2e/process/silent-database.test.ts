import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { CONTENT_VERSION } from '#platform/server/database/content-watch.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { writeSetting } from '#platform/server/database/settings.ts';
import { openStore } from '#platform/server/database/store.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { startPostgres } from '../../scripts/find/start-postgres.ts';
import { BreakableProxy } from './breakable-proxy.ts';

/** A change shows on all instances by then. */
const SHOWS_WITHIN_MS = 1_000;
const WAIT = { timeout: 120_000, interval: 10 };

const programs = findPostgres();

test.runIf(programs)(
  'what was last read of a database that has gone silent isn’t relied on for long',
  async () => {
    if (!programs) return;
    const postgres = await startPostgres(programs, { place: quickPlace() });
    onTestFinished(postgres.stop);
    const proxy = new BreakableProxy(postgres.url);
    onTestFinished(() => proxy.close());
    const config = readConfig({ DATABASE_URL: postgres.url });
    await migrate(config);
    const store = openStore(config);
    onTestFinished(store.close);
    const ofProxy = readConfig({ DATABASE_URL: await proxy.open(), DATABASE_STATEMENT_TIMEOUT: '1' });
    const { content, close } = openStore(ofProxy);
    onTestFinished(close);
    const change = (version: string) => writeSetting(store.database, CONTENT_VERSION, version);

    await change('before');
    await expect.poll(() => content.version(), WAIT).toBe('before');
    proxy.swallow();
    proxy.heal();
    await change('after');
    await wait(SHOWS_WITHIN_MS);
    expect(content.version(), 'only the database can say').not.toBe('before');
    await expect.poll(() => content.version(), WAIT).toBe('after');
  },
);
