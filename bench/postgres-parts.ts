import { createClock } from '#platform/server/clock.ts';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { insertSignedIn } from '#testing/session.ts';
import { findPostgres, NO_POSTGRES } from '../scripts/find/postgres.ts';
import { startPostgres } from '../scripts/find/start-postgres.ts';
import { hasGenerator, NO_GENERATOR } from './load.ts';
import { type Cost, MAIL, measureCost, measureMail, ON_POSTGRES, type Site } from './on-postgres.ts';
import { describeCost, recordCosts } from './postgres-results.ts';

const INSTANCES = [1, 2, 4];
const MAIL_PART = 'mail';
const PARTS = [...Object.keys(ON_POSTGRES), MAIL_PART];

/** What pages, calls, registrations and mails cost with one, two and four instances. Recorded. */
export async function measureOnPostgres(names: readonly string[]): Promise<void> {
  const programs = findPostgres();
  if (!programs || !hasGenerator()) {
    return console.log(`PostgreSQL: skipped, ${programs ? NO_GENERATOR : NO_POSTGRES}.`);
  }
  const unknown = names.find((name) => !PARTS.includes(name));
  if (unknown) throw new StartRefusal(`With --postgres there is no part '${unknown}': ${PARTS.join(', ')}.`);
  for (const name of names.length > 0 ? names : PARTS) {
    const costs = new Map<string, Cost[]>();
    for (const count of INSTANCES) {
      for await (const [what, cost] of measurePart(name, count)) {
        console.log(describeCost(what, cost));
        costs.set(what, [...(costs.get(what) ?? []), cost]);
      }
    }
    recordCosts(costs);
  }
}

async function* measurePart(name: string, count: number): AsyncGenerator<[string, Cost]> {
  await using opened = new AsyncDisposableStack();
  const site = await openSite(opened, count, name === MAIL_PART);
  if (name === MAIL_PART) yield [MAIL, await measureMail(site)];
  for (const [what, ask] of Object.entries(ON_POSTGRES[name] ?? {})) {
    yield [what, await measureCost(site, ask(site))];
  }
}

/** Instances on a new database that keeps what it acknowledges. */
async function openSite(opened: AsyncDisposableStack, count: number, sendsMail: boolean): Promise<Site> {
  const programs = findPostgres();
  if (!programs) throw new Error(NO_POSTGRES);
  const postgres = await startPostgres(programs, { durable: true });
  opened.defer(postgres.stop);
  const sink = await new MailSink().open();
  opened.defer(() => sink.close());
  const environment = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-secret-key-of-every-instance-there-is',
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    ...(sendsMail && { SMTP_URL: sink.url, MAIL_FROM: 'summit@summit.example', MAIL_RATE: '1000' }),
  };
  const instances: BuiltServer[] = [];
  while (instances.length < count) {
    const instance = await startBuiltServer(environment);
    opened.defer(() => instance.end('SIGTERM').then(() => {}));
    instances.push(instance);
  }
  const config = readConfig(environment);
  const store = openStore(config);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', createClock().now());
  await store.close();
  return { instances, postgres, cookie, sink };
}
