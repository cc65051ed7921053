import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addAttendee, viewAttendees } from '#modules/registrations/contract.ts';
import { speakerList } from '#modules/speakers/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import type { MailSink } from '#testing/mail-sink.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { generate } from './load.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';

const ROUNDS = 3;
const SECONDS = 3;
const MAILS = 500;
const POLL_MS = 50;
export const MAIL = 'a mail';
const BROWSER = { 'accept-encoding': 'br' };

/** What one request costs, with so many instances on one PostgreSQL. */
export interface Cost {
  instances: number;
  perSecond: number;
  /** Microseconds of processor time, of all instances and of PostgreSQL. */
  programUs: number;
  postgresUs: number;
  p99Ms?: number;
}

export interface Site {
  instances: readonly BuiltServer[];
  postgres: { url: string; pid: number };
  /** Of an Administrator. */
  cookie: string;
  sink: MailSink;
}

interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const REGISTRATION = JSON.stringify(sampleRegistration({ email: '[<id>]@attendees.example' }));

/** What is asked, by the piece that measures it: each takes less than five minutes. */
export const ON_POSTGRES: Record<string, Record<string, (site: Site) => Asked>> = {
  pages: {
    'the home page from memory': () => ({ path: '/', headers: BROWSER }),
    'the home page through the program': () => ({ path: '/', headers: { ...BROWSER, range: 'bytes=0-' } }),
  },
  calls: {
    'the list of speakers from memory': () => ({ path: callAddress(speakerList), headers: BROWSER }),
    'a page of the attendees at the desk': ({ cookie }) => ({
      path: `${callAddress(viewAttendees)}?page=1`,
      headers: { cookie },
    }),
  },
  registrations: {
    'a registration': () => ({
      path: callAddress(addAttendee),
      headers: { 'content-type': 'application/json' },
      body: REGISTRATION,
    }),
  },
};

/** The costs with these instances: the middle one of several rounds. */
export async function measureCost(site: Site, asked: Asked): Promise<Cost> {
  const rounds: Cost[] = [];
  await loadAll(site, asked);
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await loadAll(site, asked));
  const middle = (of: (cost: Cost) => number) => Math.round(median(rounds.map(of)));
  return {
    instances: site.instances.length,
    perSecond: middle(({ perSecond }) => perSecond),
    programUs: middle(({ programUs }) => programUs),
    postgresUs: middle(({ postgresUs }) => postgresUs),
    p99Ms: middle(({ p99Ms = 0 }) => p99Ms),
  };
}

async function loadAll(site: Site, { path, headers = {}, body = '' }: Asked): Promise<Cost> {
  const before = timesOf(site);
  const reports = await Promise.all(
    site.instances.map(({ url, process: { pid = 0 } }) =>
      generate({ url: url + path, pid, seconds: SECONDS, headers, body }),
    ),
  );
  const after = timesOf(site);
  const requests = reports.reduce((sum, report) => sum + report.requests, 0);
  const wrong = reports.reduce((sum, { refused, failed }) => sum + refused + failed, 0);
  if (wrong > 0) throw new Error(`${path}: of ${requests} requests ${wrong} were refused or failed`);
  return {
    instances: site.instances.length,
    perSecond: reports.reduce((sum, report) => sum + report.requests / report.seconds, 0),
    programUs: ((after.program - before.program) / requests) * 1e6,
    postgresUs: ((after.postgres - before.postgres) / requests) * 1e6,
    p99Ms: Math.max(...reports.map(({ p99Ms }) => p99Ms)),
  };
}

/** Mails that wait already; one instance sends at a time. */
export async function measureMail(site: Site): Promise<Cost> {
  const client = new pg.Client({ connectionString: site.postgres.url });
  await client.connect();
  const sent = site.sink.received.length;
  await client.query(QUEUE, [new Date().toISOString(), MAILS]);
  await client.end();
  const before = timesOf(site);
  while (site.sink.received.length === sent) await wait(POLL_MS);
  const began = performance.now();
  while (site.sink.received.length < sent + MAILS) await wait(POLL_MS);
  const seconds = (performance.now() - began) / 1000;
  const after = timesOf(site);
  return {
    instances: site.instances.length,
    perSecond: Math.round(MAILS / seconds),
    programUs: Math.round(((after.program - before.program) / MAILS) * 1e6),
    postgresUs: Math.round(((after.postgres - before.postgres) / MAILS) * 1e6),
  };
}

const QUEUE = `insert into mails (id, template, promise, state, recipient_name, recipient, recipient_key, subject, text,
    html, attachments, search_text, created_at, queued_at, due_at, attempts)
  select 'mail-' || number, 'test', 'transactional', 'queued', '', number || '@people.example',
    number || '@people.example', 'Hello', 'Hello', '<p>Hello</p>', '[]', '', $1, $1, $1, 0
  from generate_series(1, $2::int) as number`;

function timesOf({ instances, postgres }: Site) {
  const program = instances.reduce((sum, { process: { pid = 0 } }) => sum + processorTime(pid), 0);
  return { program, postgres: processorTime(postgres.pid) };
}
