import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { runCommand } from './commands.ts';
import { RegisteringClient } from './registering-client.ts';
import { allRows, ENGINES, type Sites } from './sites.ts';

/** How much later than a server the restore starts: each takes about half a second. */
const DELAYS_MS = [-400, -100, 300];

describe.each(ENGINES)('on %s', (_engine, open) => {
  const folder = quickFolder('backups');
  let sites: Sites;
  let backup: string;
  let backedUp: string[];
  beforeAll(async () => {
    sites = await open();
    const environment = await sites.empty();
    backedUp = await registerOne(environment);
    const { printed } = await runCommand('backup', [folder.path], environment);
    backup = /copied to (\S+)\.$/m.exec(printed)?.[1] ?? '';
  });
  afterAll(async () => {
    await sites.remove();
    folder.remove();
  });

  test.each(
    DELAYS_MS.flatMap(
      (delay) =>
        [
          [delay, 'the first'],
          [delay, 'another'],
        ] as const,
    ),
  )(
    'a restore %d ms after the start of a server, in the place of %s database: the server uses what is there in the end',
    async (delay, place) => {
      const environment = await sites.empty();
      if (place === 'another') await runCommand('restore', [backup], environment);
      const restoring = wait(Math.max(delay, 0)).then(() => runCommand('restore', [backup], environment));
      await wait(Math.max(-delay, 0));
      const acknowledged = await registerOne(environment, restoring);
      const { code, failed } = await restoring;
      const attendees = (await allRows(environment)).get('attendees')?.map(({ id }) => id);
      expect(attendees).toEqual(expect.arrayContaining(acknowledged));
      if (code === 0) expect(attendees).toEqual(expect.arrayContaining(backedUp));
      else expect(failed).toMatch(/Stop (it|every server)/);
    },
  );
});

/** Starts a server, registers somebody as soon as it is ready and again later on, and stops it. Returns their ids. */
async function registerOne(environment: Record<string, string>, later?: Promise<unknown>): Promise<string[]> {
  const start = () => startBuiltServer({ ...environment, CAPTCHA: 'off', SEED: 'none', TRUST_PROXY: '1' });
  // PostgreSQL refuses connections to a database that is being renamed.
  const server = await start().catch(async () => later?.then(start) ?? start());
  const client = new RegisteringClient(0);
  try {
    await client.registerOne(server.url);
    await later;
    if (later) await client.registerOne(server.url);
  } finally {
    await server.end('SIGTERM');
  }
  return client.acknowledged.map(({ id }) => id);
}
