import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '#platform/server/config.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { addDoorDevice, openDoor, type SentScan, syncDoor } from '#rooms/door/door/contract.ts';
import { readStatement } from '#rooms/money/orders/statement-contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { publishSections } from '#testing/publish-section.ts';
import { SALES } from '#testing/sales.ts';
import { insertSignedIn } from '#testing/session.ts';
import { csvFile } from '#testing/table-files.ts';
import { quickPlace, temporaryFolder } from '#testing/temporary-folder.ts';
import { RegisteringClient } from '../../e2e/process/registering-client.ts';
import { endWaits } from '../../e2e/process/send-through-crashes.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres } from '../find/postgres.ts';
import { type RunningPostgres, startPostgres } from '../find/start-postgres.ts';
import { describeFound, found, isNothingLost, type Outcome } from './found.ts';
import { type Place, storedAt } from './stored-at.ts';

const BUYERS = 4;
const PIN = '4713';
/** Nothing is sold once the summit is over. */
const DAY = '2999-08-26';
/** In one file, and in one call of a phone. */
const AT_ONCE = 5;
const AGAIN_MS = 50;
const LATER_MAX_MS = 300;
/** After each interruption, so much more is sold before the next. */
const SOLD_BETWEEN = 12;
const BACK_WITHIN_MS = 180_000;
const MAILS_WITHIN_MS = 180_000;

interface Setting {
  what: string;
  times: number;
  environment: Place;
  /** Ends what is in the middle of something, and starts it again. */
  interrupt: (server: BuiltServer, start: () => Promise<BuiltServer>) => Promise<BuiltServer>;
}

/** Sells places, alone and in groups, reads statements, lets people in and sends mails, while one of both is ended again and again. */
export async function sellThrough(kills: number, crashes: number): Promise<Outcome[]> {
  const kill: Setting['interrupt'] = async (server, start) => {
    await server.end('SIGKILL');
    return start();
  };
  const folder = temporaryFolder('sales');
  const sqlite = { DATA_DIR: folder.path };
  const outcomes = [
    await sellOn({ what: `${kills} SIGKILLs, SQLite`, times: kills, environment: sqlite, interrupt: kill }),
  ];
  folder.remove();
  const programs = findPostgres();
  if (!programs) return outcomes;
  const onPostgres = async (
    what: string,
    times: number,
    interrupt: (on: RunningPostgres) => Setting['interrupt'],
  ) => {
    const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
    const place = temporaryFolder('sales');
    const environment = { DATA_DIR: place.path, DATABASE_URL: postgres.url };
    outcomes.push(await sellOn({ what, times, environment, interrupt: interrupt(postgres) }));
    await postgres.stop();
    place.remove();
  };
  await onPostgres(`${kills} SIGKILLs, PostgreSQL`, kills, () => kill);
  await onPostgres(`${crashes} crashes of PostgreSQL`, crashes, (postgres) => async (server) => {
    await postgres.halt('SIGQUIT');
    await postgres.resume();
    return server;
  });
  return outcomes;
}

async function sellOn({ what, times, environment, interrupt }: Setting): Promise<Outcome> {
  const sink = await new MailSink().open();
  const port = String(await freePort());
  const whole = {
    ...{ ...environment, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event', LOG_LEVEL: 'silent' },
    ...{ SECRET_KEY: 'shared-by-all-starts-of-the-trial', SMTP_URL: sink.url, MAIL_RATE: '1000' },
    MAIL_FROM: 'summit@summit.example',
  };
  const start = () => startBuiltServer(whole);
  let server = await start();
  const store = openStore(readConfig(whole));
  const day = await openDay(store, whole, server.url);
  const enough = new AbortController();
  const going = day.everything(enough);
  for (let time = 1; time <= times; time += 1) {
    const sold = day.bought().length + SOLD_BETWEEN;
    while (day.bought().length < sold) await wait(AGAIN_MS);
    await wait(Math.random() * LATER_MAX_MS);
    server = await interrupt(server, start);
    if (time % 10 === 0) console.log(`${what}: ${time}, ${day.bought().length} sold`);
  }
  enough.abort();
  await going;
  const emails = day.bought().map(({ email }) => email);
  const unmailed = await untilMailed(store, sink, emails);
  const outcome = await compareAll(store, day, { stored: await storedAt(environment), unmailed });
  await server.end('SIGTERM');
  await store.close();
  await sink.close();
  return { what: `sales: ${what}`, ...outcome };
}

type Day = Awaited<ReturnType<typeof openDay>>;

async function openDay(store: Store, environment: Record<string, string>, url: string) {
  const { database } = store;
  await database.updateTable('events').set({ event_date: DAY, regular_fee: 150_000 }).execute();
  const from = (headers: Record<string, string>) =>
    new TestClient((request) => fetch(request, { signal: AbortSignal.timeout(60_000) }), url, headers);
  const { cookie } = await insertSignedIn(store, readConfig(environment), 'Administrator', new Date());
  const desk = from({ cookie });
  const phone = from({ 'x-forwarded-for': '198.51.100.9' });
  await publishSections(desk, SALES);
  const { link } = (await desk.call(addDoorDevice, { body: { name: 'Gate', pin: PIN } })).body;
  const opened = { link: link.split('/').at(-1) ?? '', pin: PIN };
  const { key } = (await phone.call(openDoor, { body: opened })).body;
  const buyers = Array.from(
    { length: BUYERS },
    (_, number) => new RegisteringClient(number, { inGroups: number % 2 === 0 }),
  );
  const bought = () => buyers.flatMap(({ acknowledged }) => acknowledged);
  /** References of orders whose payments were read, and scans that were taken. */
  const paid: string[] = [];
  const scanned: string[] = [];

  /** Some of those who have bought, each once, until nothing more is sold. */
  async function* someAtOnce({ signal }: AbortController) {
    const seen = new Set<string>();
    for (;;) {
      const some = bought()
        .filter(({ id }) => !seen.has(id))
        .slice(0, AT_ONCE);
      if (some.length === 0 && signal.aborted) return;
      if (some.length === 0) await wait(AGAIN_MS);
      else yield some;
      for (const { id } of some) seen.add(id);
    }
  }

  async function readStatements(enough: AbortController): Promise<void> {
    for await (const some of someAtOnce(enough)) {
      const orders = await untilDone(() => ordersOf(store, some));
      const rows = orders.map(({ reference, total }) => `${today()},TRF ${reference},${total / 100}`);
      const text = ['Date,Narration,Credit', ...rows].join('\n');
      await untilTaken(() => desk.call(readStatement, { body: { file: csvFile(text), way: 'bank' } }));
      paid.push(...orders.map(({ reference }) => reference));
    }
  }

  async function letIn(enough: AbortController): Promise<void> {
    for await (const some of someAtOnce(enough)) {
      const at = new Date().toISOString();
      const scans = some.map(
        ({ id: who }): SentScan => ({ id: newId(), who, kind: 'in', day: DAY, room: '', at }),
      );
      const { body } = await untilTaken(() =>
        phone.call(syncDoor, { body: { key, now: new Date().toISOString(), scans } }),
      );
      scanned.push(...body.taken.filter((id) => !body.dropped.includes(id)));
    }
  }

  const everything = (enough: AbortController) =>
    Promise.all([
      ...buyers.map((buyer) => buyer.registerThroughAnything(url, enough)),
      readStatements(enough),
      letIn(enough),
    ]);
  return { everything, bought, paid, scanned };
}

function today(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}

async function ordersOf({ database }: Store, buyers: readonly { email: string }[]) {
  const emails = buyers.map(({ email }) => email);
  return database
    .selectFrom('orders')
    .select(['reference', 'total'])
    .where('email', 'in', emails)
    .orderBy('reference')
    .execute();
}

/** The same call again until it is answered. */
async function untilTaken<R extends { status: number }>(call: () => Promise<R>): Promise<R> {
  return untilDone(async () => {
    const reply = await call();
    if (reply.status >= 500) throw new Error(`answered with ${reply.status}`);
    return reply;
  });
}

/** What has just been ended comes back; what fails for longer is a mistake. */
async function untilDone<Done>(work: () => Promise<Done>): Promise<Done> {
  const deadline = performance.now() + BACK_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (performance.now() > deadline) throw thrown;
      await wait(AGAIN_MS);
    }
  }
}

/** What was acknowledged and isn't there, or is there twice. */
async function compareAll(
  { database }: Store,
  { bought, paid, scanned }: Day,
  { stored, unmailed }: { stored: Awaited<ReturnType<typeof storedAt>>; unmailed: number },
) {
  const people = found(bought(), stored);
  const orders = await database
    .selectFrom('orders')
    .select(['email', 'reference', 'total', 'paid'])
    .execute();
  const ofBuyer = Map.groupBy(orders, ({ email }) => email);
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  const isPaid = (reference: string) => {
    const order = byReference.get(reference);
    return order !== undefined && order.paid >= order.total;
  };
  const entries = await database.selectFrom('door_entries').select('scan_id').execute();
  const letIn = new Set(entries.map(({ scan_id }) => scan_id));
  const wrong = {
    withoutOrder: bought().filter(({ email }) => ofBuyer.get(email)?.length !== 1).length,
    unpaid: paid.filter((reference) => !isPaid(reference)).length,
    overpaid: orders.filter((order) => order.paid > order.total).length,
    outside: scanned.filter((id) => !letIn.has(id)).length,
    unmailed,
  };
  const result = [
    `${describeFound(people)}, ${wrong.withoutOrder} without one order, ${unmailed} without a mail`,
    `${paid.length} paid by statements, ${wrong.unpaid} lost, ${wrong.overpaid} twice`,
    `${scanned.length} let in, ${wrong.outside} lost`,
  ].join('; ');
  return { result, holds: isNothingLost(people) && Object.values(wrong).every((count) => count === 0) };
}

/** How many of these addresses have got nothing, once all mails should have gone. */
async function untilMailed(store: Store, sink: MailSink, emails: readonly string[]): Promise<number> {
  const deadline = performance.now() + MAILS_WITHIN_MS;
  for (;;) {
    const got = new Set(sink.received.flatMap(({ to }) => to));
    const without = emails.filter((email) => !got.has(email)).length;
    if (without === 0 || performance.now() > deadline) return without;
    await endWaits(store, true);
    await wait(AGAIN_MS);
  }
}
