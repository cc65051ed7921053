import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { FILM_PART_BYTES } from '#rooms/ground/films/contract.ts';
import { insertFilm, writePart } from '#rooms/ground/films/server/queries.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { BreakableProxy } from './breakable-proxy.ts';
import { runCommand } from './commands.ts';
import { RegisteringClient } from './registering-client.ts';
import { allRows, ENGINES, type Sites, summaryOf } from './sites.ts';

const HAS_BOTH = ENGINES.length === 2;
/** What the program writes for itself, and what each engine keeps in a form of its own. */
const OTHERWISE =
  /^(jobs|row_counts|order_totals|door_changes|settings|kysely_.*)$|_(search|trigrams)(_\w+)?$|^(attendees|partnerships|activity|orders)_texts$/;
const PEOPLE = 20;
/** Bytes: more than migrations send, fewer than the pictures of the samples have. */
const AMONG_THE_ROWS = 1_500_000;
const TAKES_MS = 120_000;

test.runIf(HAS_BOTH)(
  'a site moves to PostgreSQL and back, and is the same',
  { timeout: TAKES_MS },
  async () => {
    const [sqlite, postgres] = await bothEngines();
    const original = await sqlite.empty();
    await fill(original);
    const before = summaryOf(ownRows(await allRows(original)));

    const middle = await postgres.empty();
    const there = await copy(original, middle);
    expect(there).toMatchObject({ code: 0, failed: expect.stringContaining('Copying attendees') });
    expect(there.printed).toContain('Everything is copied, and was compared.');
    expect(await countsOf(middle), 'counted and searchable there').toEqual(await countsOf(original));

    const back = await sqlite.empty();
    expect(await copy(middle, back)).toMatchObject({ code: 0 });
    expect(summaryOf(ownRows(await allRows(back)))).toEqual(before);

    expect(await copy(original, middle)).toMatchObject({
      code: 1,
      failed: expect.stringMatching(/^postgres:.+ isn’t empty: it has rows in /m),
    });
    const moved = await startBuiltServer(middle);
    onTestFinished(async () => void (await moved.end('SIGKILL')));
    expect((await fetch(moved.url)).status).toBe(200);
    await moved.end('SIGTERM');
  },
);

test.runIf(HAS_BOTH)(
  'what can’t be copied is refused, and leaves nothing',
  { timeout: TAKES_MS },
  async () => {
    const [sqlite, postgres] = await bothEngines();
    const [original, target] = [await sqlite.empty(), await postgres.empty()];
    const refused = async (from: Record<string, string>, to: Record<string, string>, reason: string) =>
      expect(await copy(from, to)).toMatchObject({ code: 1, failed: expect.stringContaining(reason) });

    const isMissing = (place: string) => `${place} isn’t a folder with a database (${SQLITE_FILE}) in it.`;
    await refused(original, target, isMissing(original.DATA_DIR ?? ''));
    const file = join(original.DATA_DIR ?? '', 'a-copy.sqlite');
    await mkdir(original.DATA_DIR ?? '', { recursive: true });
    await writeFile(file, '');
    await refused({ DATA_DIR: file }, target, isMissing(file));
    const server = await startBuiltServer({ ...original, SEED: 'event' });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await refused(original, target, 'A running server is using');
    await server.end('SIGTERM');
    const used = await startBuiltServer({ ...target, SEED: 'event' });
    onTestFinished(async () => void (await used.end('SIGKILL')));
    const inUse = / has \d+ open connections\. Stop every server and program that uses it first\.$/m;
    for (const [from, to] of [
      [target, await sqlite.empty()],
      [original, target],
    ] as const) {
      expect(await copy(from, to)).toMatchObject({ code: 1, failed: expect.stringMatching(inUse) });
    }
    await used.end('SIGTERM');
    expect(await copy(target, await sqlite.empty()), 'nobody uses it any more').toMatchObject({ code: 0 });
    await refused(original, await sqlite.empty(), 'Both databases are of the same engine.');
    expect(await copy(original, await postgres.empty())).toMatchObject({ code: 0 });
  },
);

test.runIf(HAS_BOTH)(
  'a database that goes away in the middle is told in a sentence, and nothing is copied',
  { timeout: TAKES_MS },
  async () => {
    const [sqlite, postgres] = await bothEngines();
    const [original, complete, target] = [
      await sqlite.empty(),
      await postgres.empty(),
      await postgres.empty(),
    ];
    await fill(original);
    expect(await copy(original, complete)).toMatchObject({ code: 0 });
    const [reached, back] = [await throughProxy(target), await sqlite.empty()];
    for (const [from, to] of [
      [original, reached],
      [await throughProxy(complete), back],
    ] as const) {
      const { code, failed } = await copy(from, to);
      expect(code).toBe(1);
      expect(failed).toMatch(
        /Copying [\s\S]*^postgres:.+ can’t be used \(.+\): check that the database is running.+ Nothing was copied: start the copy again after that\.$/m,
      );
      expect(failed).not.toMatch(/^ +at /m);
    }
    // Each can be copied to as if nothing had been.
    expect(await copy(original, target)).toMatchObject({ code: 0 });
    expect(await copy(complete, back)).toMatchObject({ code: 0 });
  },
);

/** A site whose database is lost while its rows are on their way. */
async function throughProxy(site: Record<string, string>) {
  const proxy = new BreakableProxy(site.DATABASE_URL ?? '');
  onTestFinished(() => proxy.close());
  proxy.resetAfter(AMONG_THE_ROWS);
  return { ...site, DATABASE_URL: await proxy.open() };
}

async function bothEngines(): Promise<[Sites, Sites]> {
  const [sqlite, postgres] = await Promise.all(ENGINES.map(([, open]) => open()));
  if (!sqlite || !postgres) throw new Error('an engine is missing');
  onTestFinished(async () => {
    await Promise.all([sqlite.remove(), postgres.remove()]);
  });
  return [sqlite, postgres];
}

/** With samples, people who registered, a draft, whose revision has more than 32 bits, and a film in parts. */
async function fill(site: Record<string, string>): Promise<void> {
  const server = await startBuiltServer({ ...site, SEED: 'demo', CAPTCHA: 'off', TRUST_PROXY: '1' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const people = Array.from({ length: PEOPLE }, (_, number) => new RegisteringClient(number));
  for (const person of people) await person.registerOne(server.url);
  await server.end('SIGTERM');
  const { database, close } = openStore(readConfig({ ...site, LOG_LEVEL: 'silent' }));
  const { id: post_id } = await database.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  const draft = { post_id, revision: Date.parse('2025-07-01T09:00:00Z'), fields: '{}', user_id: null };
  await database
    .insertInto('post_drafts')
    .values({ ...draft, saved_at: '2025-07-01T09:00:00.000Z' })
    .execute();
  const film = { id: newId(), bytes: 2 * FILM_PART_BYTES, media_type: 'video/mp4' };
  await insertFilm(database, { ...film, created_at: '2025-07-01T09:00:00.000Z' });
  for (const number of [0, 1]) {
    await writePart(database, { film_id: film.id, number, content: randomBytes(FILM_PART_BYTES) });
  }
  await close();
}

function copy(from: Record<string, string>, to: Record<string, string>) {
  const { SECRET_KEY = '' } = from;
  return runCommand('database-copy', ['--from', placeOf(from), '--to', placeOf(to)], { SECRET_KEY });
}

function placeOf({ DATABASE_URL, DATA_DIR = '' }: Record<string, string>): string {
  return DATABASE_URL ?? DATA_DIR;
}

function ownRows(tables: Awaited<ReturnType<typeof allRows>>) {
  return new Map([...tables].filter(([name]) => !OTHERWISE.test(name)));
}

/** What triggers made of the attendees. */
async function countsOf(site: Record<string, string>) {
  const rows = await allRows(site);
  const counted = (rows.get('row_counts') ?? []).filter((row) => row.table_name === 'attendees');
  return {
    total: counted.reduce((sum, { total }) => sum + Number(total), 0),
    searchable: rows.get('attendees_search')?.length,
  };
}
