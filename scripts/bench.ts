import { join } from 'node:path';
import { createClock } from '#platform/server/clock.ts';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { editionBody } from '#rooms/edition/editions/contract.ts';
import { insertNewEdition } from '#rooms/edition/editions/server/service.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { makeTemplate } from '#testing/make-template.ts';
import { insertSignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { measureBrowser } from '../bench/browser.ts';
import type { Comparison } from '../bench/compare.ts';
import { addRequestsForAll, fillAttendees } from '../bench/fill-attendees.ts';
import { describeGrowth, measureGrowth, NOISE_MS } from '../bench/grows.ts';
import { measureLists } from '../bench/large-lists.ts';
import { hasGenerator, NO_GENERATOR } from '../bench/load.ts';
import { measureOrders } from '../bench/orders.ts';
import type { Waits } from '../bench/page-waits.ts';
import { publishLargeProgramme } from '../bench/publish-large-programme.ts';
import { measureRegistrations } from '../bench/registrations.ts';
import { measureReplies } from '../bench/replies.ts';
import {
  describe,
  describeWaits,
  findCostlier,
  findSlower,
  recordCosts,
  recordedCosts,
  recordRatios,
} from '../bench/results.ts';
import { measureStart } from '../bench/start.ts';
import { measureStatements, NOTES_TURNS } from '../bench/statements.ts';
import { measureWorkers } from '../bench/workers.ts';
import { findPostgres, NO_POSTGRES } from './find/postgres.ts';
import { startPostgres } from './find/start-postgres.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';

const SOME = 1_000;
const MANY = 100_000;
const BEFORE = '2025-07-01T09:00:00Z';

/** What can be measured by itself: `npm run bench -- speed`. Without a name, everything is. */
const PARTS: Record<string, (only: string) => Promise<void>> = {
  speed: measureSpeed,
  start: () => sayAll(measureStart(join(folder.path, 'start'))),
  orders: measureOpening,
  workers: measureTwoWorkers,
  browser: measureInBrowser,
  lists: measureLongLists,
  grows: async (only) => {
    const { costs, faults } = await compareSizes(only);
    if (!only) recordCosts(costs);
    assertNone('Not as on a small site', faults);
  },
  statements: measureReading,
};

const USAGE = `npm run bench [-- PART …] [--check] [--only=TEXT]

With --only, 'grows' asks what has this text in its name, and records nothing.

Measures each PART, or all of them: ${Object.keys(PARTS).join(', ')}.
docs/performance.md says what they are, and what they need.`;

const folder = temporaryFolder('bench');
await explainRefusals(async () => {
  const options = { check: { type: 'boolean' }, only: { type: 'string', default: '' } } as const;
  const { values, positionals: names } = readArguments(USAGE, { options, most: Infinity });
  if (values.check) return checkAll(names.length > 0 ? names : Object.keys(CHECKS), values.only);
  const parts = (names.length > 0 ? names : Object.keys(PARTS)).map((name) => {
    const part = PARTS[name];
    if (!part) throw new StartRefusal(`There is no part '${name}'.\n\n${USAGE}`);
    return part;
  });
  for (const part of parts) await part(values.only);
}).finally(folder.remove);

async function measureSpeed(): Promise<void> {
  if (!hasGenerator()) return console.log(`Speed: skipped, ${NO_GENERATOR}.`);
  const [comparisons] = await compareSpeed();
  recordRatios(comparisons);
}

const CHECKS: Record<string, (only: string) => Promise<void>> = { speed: checkSpeed, grows: checkGrowth };

async function checkAll(names: readonly string[], only: string): Promise<void> {
  const checks = names.map((name) => CHECKS[name]);
  if (checks.includes(undefined)) {
    throw new StartRefusal(`Only ${Object.keys(CHECKS).join(' and ')} can be checked.`);
  }
  for (const check of checks) await check?.(only);
}

/** Fails if something is slower than the best that is recorded. */
async function checkSpeed(): Promise<void> {
  if (!hasGenerator()) throw new StartRefusal(`Speed can’t be checked: ${NO_GENERATOR}.`);
  assertNone('Slower than recorded', findSlower(...(await compareSpeed())));
}

async function checkGrowth(only: string): Promise<void> {
  const { costs, faults } = await compareSizes(only);
  assertNone('Not as on a small site, or as recorded', [
    ...faults,
    ...findCostlier(costs, { recorded: recordedCosts(), noiseMs: NOISE_MS }),
  ]);
}

function assertNone(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new StartRefusal(`${what}:\n${faults.join('\n')}`);
}

/** What everything that can be asked for costs a small site and a large one. */
async function compareSizes(only: string): Promise<{ costs: Map<string, number>; faults: string[] }> {
  const costs = new Map<string, number>();
  const recorded = recordedCosts();
  const faults = await measureGrowth(folder.path, only, (question, grown) => {
    costs.set(question.what, grown.large.ms);
    console.log(describeGrowth(question, grown, recorded[question.what]));
  });
  return { costs, faults };
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

/** What orders cost when a sale opens, on each engine. */
async function measureOpening(): Promise<void> {
  if (!hasGenerator()) return console.log(`Orders: skipped, ${NO_GENERATOR}.`);
  const measure = (name: string, place: { DATABASE_URL?: string }, database?: { pid: number }) =>
    onServer(name, { CLOCK: BEFORE, ...place }, async (server, variables) => {
      const config = readConfig(variables);
      const store = openStore(config);
      const opened = { server, config, store, ...(database && { database }) };
      console.log(await measureOrders(opened, new Date(BEFORE)).finally(() => store.close()));
    });
  await measure('orders', {});
  const programs = findPostgres();
  if (!programs) return console.log(`Orders on PostgreSQL: skipped, ${NO_POSTGRES}.`);
  const postgres = await startPostgres(programs, { durable: true });
  await measure('orders-on-postgres', { DATABASE_URL: postgres.url }, postgres).finally(postgres.stop);
}

/** How many pages a second worker adds. The generator takes its part of the same processors. */
async function measureTwoWorkers(): Promise<void> {
  if (!hasGenerator()) return console.log(`Workers: skipped, ${NO_GENERATOR}.`);
  await onServer('one-worker', {}, (one) =>
    onServer('two-workers', { WORKERS: '2' }, (two) => sayAll(measureWorkers(one, two))),
  );
}

/** How long somebody waits in a browser: for a page, for what a click does, and for the next page. */
async function measureInBrowser(): Promise<void> {
  await onServer('browser', { CLOCK: BEFORE }, async ({ url }, variables) => {
    const config = readConfig(variables);
    const store = openStore(config);
    await fillAttendees(store, SOME);
    await publishLargeProgramme(store, createClock(BEFORE));
    const signedIn = await insertSignedIn(store, config, 'Administrator', new Date(BEFORE));
    await store.close();
    await sayAll(measureBrowser(url, signedIn));
  });
}

async function measureLongLists(): Promise<void> {
  await onServer('lists', {}, async ({ url }, variables) => {
    const config = readConfig(variables);
    const store = openStore(config);
    const clock = createClock();
    const body = editionBody.parse({ event_year: 2040 });
    const { result: edition } = await insertNewEdition(store.database, { clock }, body);
    await fillAttendees(store, MANY, [null, edition]);
    await addRequestsForAll(store);
    const { cookie } = await insertSignedIn(store, config, 'Administrator', clock.now());
    await store.close();
    await sayAll(measureLists(url, cookie, { rows: MANY, edition: { id: edition, rows: MANY / 2 } }));
  });
}

/** What a statement of a bank costs, and who waits for it. */
async function measureReading(): Promise<void> {
  const place = { CLOCK: BEFORE, NODE_OPTIONS: NOTES_TURNS };
  await onServer('statements', place, async (server, variables) => {
    const config = readConfig(variables);
    const store = openStore(config);
    const measured = measureStatements({ server, config, store, clock: createClock(BEFORE) });
    await sayAll(measured).finally(() => store.close());
  });
}

type Variables = { DATA_DIR: string };

async function onServer<T>(
  name: string,
  place: { CLOCK?: string; WORKERS?: string; DATABASE_URL?: string; NODE_OPTIONS?: string },
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

async function sayAll(lines: AsyncGenerator<string>): Promise<void> {
  for await (const line of lines) console.log(line);
}
