import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { addMailing, addMailingFile, testMailing } from '#rooms/letters/mailings/contract.ts';
import { mailFile, viewMails } from '#rooms/mail/mail/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { attendeeFile } from '#rooms/people/registrations/desk.ts';
import { addAnswerFile, fileAddress } from '#rooms/people/submissions/answer-file.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { RegisteringClient } from './registering-client.ts';
import { allRows, asTexts, ENGINES, type Rows, type Sites, summaryOf } from './sites.ts';

const PER_SECOND = 20;
const BEFORE = 20;
const TAKES = { timeout: 120_000 };
const SOON = { timeout: 120_000 };
const LETTER = '%PDF-1.7 a letter';
const PLAN = '%PDF-1.7 a plan';
/** What the program writes for itself while it runs. */
const OWN = new Set(['jobs', 'row_counts', 'order_totals']);
const INDEX = /_(search|trigrams)(_\w+)?$|_texts$/;

describe.each(ENGINES)('on %s', (_engine, open) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await open();
  });
  afterAll(() => sites.remove());

  async function serve(environment: Record<string, string>, SEED = 'event') {
    const server = await startBuiltServer({ ...environment, CAPTCHA: 'off', SEED, TRUST_PROXY: '1' });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    return server;
  }

  test(
    `a backup made at ${PER_SECOND} registrations a second is of one moment and complete`,
    TAKES,
    async () => {
      const environment = await sites.empty();
      const folder = backups();
      const server = await serve(environment, 'demo');
      const acknowledged: { id: string }[] = [];
      const stop = registerSteadily(server.url, acknowledged);
      await expect.poll(() => acknowledged.length, SOON).toBeGreaterThanOrEqual(BEFORE);
      const before = acknowledged.map(({ id }) => id);
      const backup = await run('backup', folder, environment);
      const during = acknowledged.length - before.length;
      await stop();
      expect(during, 'it went on meanwhile').toBeGreaterThan(0);
      const whenIdle = await run('backup', folder, environment);
      await server.end('SIGTERM');
      const original = await allRows(environment);

      const place = await sites.empty();
      await run('restore', backupIn(backup), place);
      const restored = await allRows(place);
      expect([...restored.keys()]).toEqual([...original.keys()]);
      for (const [table, rows] of restored) {
        if (OWN.has(table) || INDEX.test(table)) continue;
        const there = new Set(asTexts(original.get(table) ?? []));
        expect(
          asTexts(withoutTimes(rows)).filter((row) => !there.has(row)),
          table,
        ).toEqual([]);
      }
      const attendees = new Set(restored.get('attendees')?.map(({ id }) => id));
      expect(before.filter((id) => !attendees.has(id))).toEqual([]);
      const activity = restored
        .get('activity')
        ?.filter(({ activity_type }) => activity_type === 'Registered');
      expect(new Set(activity?.map(({ subject_id }) => subject_id)), 'of one moment').toEqual(attendees);

      const again = await serve(place);
      expect((await fetch(`${again.url}/health/ready`)).status).toBe(200);
      await again.end('SIGTERM');

      const other = await sites.empty();
      await run('restore', backupIn(whenIdle), other);
      const [there, here] = [await allRows(other), original].map(withoutOwn).map(summaryOf);
      expect(there).toEqual(here);
    },
  );

  test('pictures, answers that are files and what is attached to mails come back', TAKES, async () => {
    const environment = await sites.empty();
    const before = await serve(environment);
    const cookie = await signInAt(environment);
    const desk = clientAt(before.url, cookie);
    const question = { key: 'letter', label: 'Your letter', kind: 'file', isAsked: true };
    await publishSection(desk, 'forms', { registration: [question] });
    const body = { image: await samplePhoto(), title: 'Cashews', alt: 'Cashews on a scale' };
    const { address } = (await desk.call(addPicture, { body })).body;
    const letter = await desk.call(addAnswerFile, { body: { file: new File([LETTER], 'letter.pdf') } });
    const answers = { letter: letter.body.answer };
    const { id = '' } = (await desk.call(addAttendee, { body: sampleRegistration({ answers }) })).body;
    const words = { subject: 'The hall', body: '<p>New.</p>' };
    const mailing = { body: { purpose: 'notice' as const, ...words, audience: {} } };
    const { id: mailingId = '' } = (await desk.call(addMailing, mailing)).body;
    const file = new File([PLAN], 'plan.pdf');
    await desk.call(addMailingFile, { body: { mailingId, file } });
    await desk.call(testMailing, { body: { id: mailingId } });
    const [mail] = (await desk.call(viewMails, { query: { search: 'The hall' } })).body.records;
    const paths = [
      address,
      fileAddress(attendeeFile, { id, key: 'letter' }),
      callAddress(mailFile).replace('{id}', mail?.id ?? ''),
    ];
    const read = (client: TestClient) => Promise.all(paths.map((path) => contentAt(client, path)));
    const [picture, answer, sent] = await read(desk);
    expect(picture?.length).toBeGreaterThan(0);
    expect(answer?.toString()).toBe(LETTER);
    expect(sent?.toString()).toContain(Buffer.from(PLAN).toString('base64'));
    const backup = await run('backup', backups(), environment);
    await before.end('SIGTERM');

    const place = await sites.empty();
    await run('restore', backupIn(backup), place);
    const { url } = await serve(place);
    const ended = await clientAt(url, cookie).fetch(callAddress(viewMails));
    expect(ended.status, 'sessions of before have ended').toBe(401);
    const restored = await read(clientAt(url, await signInAt(place)));
    expect(restored.slice(0, 2)).toEqual([picture, answer]);
    expect(restored[2]?.toString()).toContain(Buffer.from(PLAN).toString('base64'));
  });

  test('restoring keeps what it replaces, and is refused while a server runs', async () => {
    const environment = await sites.empty();
    const folder = backups();
    const server = await serve(environment);
    const backup = backupIn(await run('backup', folder, environment));
    const client = new RegisteringClient(0);
    await client.registerOne(server.url);
    await expect(run('restore', backup, environment)).rejects.toThrow(/Stop (it|every server)/);
    await client.registerOne(server.url);
    await server.end('SIGTERM');

    const [, replaced = ''] = /kept as (\S+)\.$/m.exec(await run('restore', backup, environment)) ?? [];
    expect((await allRows(environment)).get('attendees')).toEqual([]);
    expect((await allRows(replacedBy(environment, replaced))).get('attendees')).toHaveLength(2);
  });

  test('a backup of a newer version, and what is no backup, are refused and change nothing', async () => {
    const environment = await sites.empty();
    const folder = backups();
    const server = await serve(environment);
    await server.end('SIGTERM');
    const before = summaryOf(await allRows(environment));
    const noBackup = join(folder, 'no-backup');
    writeFileSync(noBackup, 'hello');
    await expect(run('restore', noBackup, environment)).rejects.toThrow(/no usable backup|pg_restore failed/);

    const newer = await sites.empty();
    await (await serve(newer)).end('SIGTERM');
    const store = openStore(readConfig({ ...newer, LOG_LEVEL: 'silent' }));
    await sql`insert into kysely_migration values ('999-newer', '2030-01-01')`.execute(store.database);
    await store.close();
    const backup = backupIn(await run('backup', folder, newer));
    await expect(run('restore', backup, environment)).rejects.toThrow(/newer version .* 999-newer/);
    expect(summaryOf(await allRows(environment))).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});

/** The cookie of an Administrator. */
async function signInAt(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const store = openStore(config);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', new Date());
  await store.close();
  return cookie;
}

function clientAt(url: string, cookie: string): TestClient {
  return new TestClient((request) => fetch(request), url, { cookie });
}

async function contentAt(client: TestClient, path: string): Promise<Buffer> {
  const response = await client.fetch(path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function backups(): string {
  const folder = quickFolder('backups');
  onTestFinished(folder.remove);
  return folder.path;
}

/** Runs `npm run backup` or `npm run restore`, and returns what it prints. */
async function run(command: 'backup' | 'restore', argument: string, environment: Record<string, string>) {
  const { PATH } = process.env;
  const ran = await promisify(execFile)(process.execPath, [fromRoot('scripts/task.mjs'), command, argument], {
    env: { PATH, ...environment },
  });
  return ran.stdout;
}

function backupIn(printed: string): string {
  return /copied to (\S+)\.$/m.exec(printed)?.[1] ?? '';
}

/** Where the database is found that a restored one replaced. */
function replacedBy(environment: Record<string, string>, replaced: string): Record<string, string> {
  if (environment.DATABASE_URL) {
    return { ...environment, DATABASE_URL: new URL(replaced, environment.DATABASE_URL).href };
  }
  const aside = backups();
  copyFileSync(replaced, join(aside, SQLITE_FILE));
  return { DATA_DIR: aside };
}

function withoutOwn(tables: Map<string, Rows>): Map<string, Rows> {
  const kept = [...tables].filter(([name]) => !OWN.has(name));
  return new Map(kept.map(([name, rows]) => [name, name === 'settings' ? withoutTimes(rows) : rows]));
}

/** Each readiness check updates its timestamp, and a restore leaves a note. */
function withoutTimes(rows: Rows): Rows {
  return rows.filter(({ name }) => !/^(last_ready|restored)$/.test(String(name)));
}

/** Registers a new person on each tick, without waiting for earlier ones. */
function registerSteadily(url: string, acknowledged: { id: string }[]): () => Promise<void> {
  const underway: Promise<void>[] = [];
  const timer = setInterval(() => {
    const client = new RegisteringClient(underway.length % 250);
    underway.push(client.registerOne(url).then(() => void acknowledged.push(...client.acknowledged)));
  }, 1000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(underway);
  };
}
