import { join } from 'node:path';
import { eventData } from '#modules/event/contract.ts';
import { insertNewEvent } from '#modules/event/server/service.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { makeTemplate } from '#testing/make-template.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { insertSignedIn, type SignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { measureBrowser } from '../bench/browser.ts';
import type { Comparison } from '../bench/compare.ts';
import { addRequestsForAll, fillAttendees } from '../bench/fill-attendees.ts';
import { measureInstances } from '../bench/instances.ts';
import { measureJavaScript } from '../bench/javascript-size.ts';
import { measureLists } from '../bench/large-lists.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { hasGenerator, NO_GENERATOR } from '../bench/load.ts';
import type { Waits } from '../bench/page-waits.ts';
import { measurePainting } from '../bench/painting.ts';
import { measureOnPostgres } from '../bench/postgres-parts.ts';
import { measureRegistrations } from '../bench/registrations.ts';
import { measureReplies } from '../bench/replies.ts';
import { describe, describeWaits, findSlower, recordResults } from '../bench/results.ts';
import { crowdRows } from '../bench/scale.ts';
import { writeScalePage } from '../bench/scale-page.ts';
import { measureStart } from '../bench/start.ts';
import { measureWorkers } from '../bench/workers.ts';
import { findPostgres, NO_POSTGRES } from './find/postgres.ts';
import { startPostgres } from './find/start-postgres.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';

const OPTIONS = {
  check: { type: 'boolean' },
  postgres: { type: 'boolean' },
  /** How many a long list has. */
  attendees: { type: 'string', default: '100000' },
} as const;
const SOME = 1_000;
const BEFORE = '2025-07-01T09:00:00Z';
const AFTER = '2025-09-01T09:00:00Z';

/** What can be measured by itself: `npm run bench -- speed`. Without a name, everything is. */
const PARTS: Record<string, () => Promise<void>> = {
  speed: measureSpeed,
  start: measureStarting,
  pages: measurePages,
  browser: measureInBrowser,
  lists: measureAllLists,
  instances: measureBoth,
  workers: measureTwoWorkers,
  scale: simulateCrowds,
};

const USAGE = `npm run bench [-- PART …] [--check] [--postgres] [--attendees 100000]

Measures each PART, or all of them: ${Object.keys(PARTS).join(', ')}.
docs/performance.md says what they are, and what they need.`;

const folder = temporaryFolder('bench');
let attendees = 0;
await explainRefusals(async () => {
  const { values, positionals: names } = readArguments(USAGE, { options: OPTIONS, most: Infinity });
  const { check, postgres } = values as { check?: boolean; postgres?: boolean };
  attendees = Number(values.attendees);
  if (!(attendees >= SOME && attendees % SOME === 0)) {
    throw new StartRefusal('--attendees is a number of whole thousands.');
  }
  if (check) return checkSpeed(postgres ? ['--postgres'] : names);
  if (!postgres) return measureParts(names.length > 0 ? names : Object.keys(PARTS));
  await measureOnPostgres(names);
  await simulateCrowds();
}).finally(folder.remove);

async function measureParts(names: readonly string[]): Promise<void> {
  const parts = names.map((name) => {
    const part = PARTS[name];
    if (!part) throw new StartRefusal(`There is no part '${name}'.\n\n${USAGE}`);
    return part;
  });
  for (const part of parts) await part();
}

async function simulateCrowds(): Promise<void> {
  const rows = crowdRows();
  console.log(rows.join('\n'));
  writeScalePage(rows);
}

async function measureSpeed(): Promise<void> {
  if (!hasGenerator()) return console.log(`Speed: skipped, ${NO_GENERATOR}.`);
  recordResults(...(await compareSpeed()));
}

/** Fails if something is slower than what is recorded. */
async function checkSpeed(names: readonly string[]): Promise<void> {
  if (names.some((name) => name !== 'speed')) {
    throw new StartRefusal('Only speed can be checked: npm run bench -- --check.');
  }
  if (!hasGenerator()) throw new StartRefusal(`Speed can’t be checked: ${NO_GENERATOR}.`);
  const slower = findSlower(...(await compareSpeed()));
  if (slower.length > 0) throw new StartRefusal(`Slower than recorded:\n${slower.join('\n')}`);
}

/** The server's processor time per request against a bare one's, and how long a page waits meanwhile. */
async function compareSpeed(): Promise<[Map<string, Comparison>, Waits]> {
  const comparisons = new Map<string, Comparison>();
  const add = (what: string, comparison: Comparison) => {
    comparisons.set(what, comparison);
    console.log(describe(what, comparison));
  };
  await onServer('replies', {}, async (server, variables) => {
    for await (const [what, comparison] of measureReplies(server, variables, folder.path)) {
      add(what, comparison);
    }
  });
  const waits = await onServer('registrations', {}, async (server, { DATA_DIR: dataDir }) => {
    const template = join(folder.path, 'template');
    await makeTemplate({ DATA_DIR: template });
    const places = { server, dataDir, emptyDatabase: join(template, SQLITE_FILE), scratch: folder.path };
    const [comparison, meanwhile] = await measureRegistrations(places);
    add('a registration', comparison);
    console.log(describeWaits(meanwhile));
    return meanwhile;
  });
  return [comparisons, waits];
}

async function measureStarting(): Promise<void> {
  for await (const line of measureStart(join(folder.path, 'start'))) console.log(line);
}

async function measurePages(): Promise<void> {
  await onServer('before', { CLOCK: BEFORE }, async ({ url }) => {
    const sitemap = await fetch(`${url}/sitemap.xml`).then((response) => response.text());
    await reportPages(url, publicPaths(sitemap));
  });
  console.log('After the summit:');
  await onServer('after', { CLOCK: AFTER }, ({ url }) => reportPages(url, ['/', '/registrants']));
}

/** How long somebody waits in a browser: for a page, for what a click does, and for the next page. */
async function measureInBrowser(): Promise<void> {
  await onServer('browser', { CLOCK: BEFORE }, async ({ url }, variables) => {
    const config = readConfig(variables);
    const store = openStore(config);
    await fillAttendees(store, SOME);
    const signedIn = await insertSignedIn(store, config, 'Administrator', new Date(BEFORE));
    await store.close();
    for await (const line of measureBrowser(url, signedIn)) console.log(line);
  });
}

async function measureAllLists(): Promise<void> {
  await onServer('lists', {}, async (server, variables) => {
    const signedIn = await measureLongLists(server, variables);
    for (const { what, median } of await measurePainting(server.url, signedIn)) {
      console.log(`  ${what}: ${Math.round(median)} ms`);
    }
  });
  await onPostgres();
}

type Variables = { DATA_DIR: string; DATABASE_URL?: string };

async function onServer<T>(
  name: string,
  place: { DATABASE_URL?: string; SECRET_KEY?: string; CLOCK?: string; WORKERS?: string },
  measure: (server: BuiltServer, variables: Variables) => Promise<T>,
): Promise<T> {
  const variables = { DATA_DIR: join(folder.path, name), ...place };
  const server = await startBuiltServer({
    APP_ENV: 'trial',
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  return measure(server, variables).finally(() => server.end('SIGTERM'));
}

async function onPostgres(): Promise<void> {
  const programs = findPostgres();
  if (!programs) return console.log(`Lists on PostgreSQL: skipped, ${NO_POSTGRES}.`);
  const { url, stop } = await startPostgres(programs);
  await onServer('postgres', { DATABASE_URL: url }, measureLongLists).finally(stop);
}

/** What a second instance adds on one PostgreSQL database that keeps what it acknowledges. */
async function measureBoth(): Promise<void> {
  const programs = findPostgres();
  if (!programs || !hasGenerator()) {
    return console.log(`Instances: skipped, ${programs ? NO_GENERATOR : NO_POSTGRES}.`);
  }
  const postgres = await startPostgres(programs, { durable: true });
  const { url, stop } = postgres;
  const place = { DATABASE_URL: url, SECRET_KEY: 'the-secret-key-of-every-instance-there-is' };
  await onServer('one', place, (one) =>
    onServer('other', place, async (other) => {
      for await (const line of measureInstances(one, other, postgres)) console.log(line);
    }),
  ).finally(stop);
}

/** How many pages a second worker adds. The generator takes its part of the same processors. */
async function measureTwoWorkers(): Promise<void> {
  if (!hasGenerator()) return console.log(`Workers: skipped, ${NO_GENERATOR}.`);
  await onServer('one-worker', {}, (one) =>
    onServer('two-workers', { WORKERS: '2' }, async (two) => {
      for await (const line of measureWorkers(one, two)) console.log(line);
    }),
  );
}

async function reportPages(url: string, paths: string[]): Promise<void> {
  for (const { path, files, gzipBytes } of await measureJavaScript(url, paths)) {
    const kilobytes = (gzipBytes / 1024).toFixed(1);
    console.log(`JavaScript on ${path}: ${gzipBytes} bytes gzip (${kilobytes} KB in ${files} files)`);
  }
  for (const path of paths) {
    const scores = Object.entries(await measureLighthouse(url + path));
    console.log(
      `Lighthouse on ${path}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}`,
    );
  }
}

async function measureLongLists({ url }: BuiltServer, variables: Variables): Promise<SignedIn> {
  const config = readConfig(variables);
  const store = openStore(config);
  const { result: edition } = await insertNewEvent(
    store.database,
    { clock: createClock() },
    eventData.parse({ event_year: 2040 }),
  );
  await fillAttendees(store, attendees, [null, edition]);
  await addRequestsForAll(store);
  const signedIn = await insertSignedIn(store, config, 'Administrator', createClock().now());
  await store.close();
  const of = { rows: attendees, edition: { id: edition, rows: attendees / 2 } };
  console.log(
    `With ${attendees.toLocaleString('en-GB')} attendees and as many requests, on ${store.engine}:`,
  );
  for (const { what, median, slowest } of await measureLists(url, signedIn.cookie, of)) {
    console.log(`  ${what}: ${median.toFixed(1)} ms, at most ${slowest.toFixed(1)} ms`);
  }
  return signedIn;
}
