import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailPromise } from '#database/schema-mail.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const POLL_MS = 100;
/** As many as the program has connections to the server. */
const IN_HAND = 5;
/** Each of so many is refused once for now, or for good. */
const REFUSED_FOR_NOW = 50;
const REFUSED_FOR_GOOD = 200;
const AWAY_AT = 2;

interface Options {
  promise: MailPromise;
  count: number;
  kills: number;
  awayMs: number;
}

/** Kills the program in the middle of sending, again and again, and compares what arrived with what was queued. */
export async function sendThroughCrashes({ promise, count, kills, awayMs }: Options) {
  const folder = temporaryFolder('mails');
  const sink = await new MailSink().open();
  const refuse = refusals();
  sink.refusals.recipient = (address) => refuse(Number.parseInt(address, 10));
  const start = () =>
    startBuiltServer({
      DATA_DIR: folder.path,
      SEED: 'none',
      SMTP_URL: sink.url,
      MAIL_FROM: 'summit@summit.example',
      MAIL_RATE: '1000',
    });
  await (await start()).end('SIGTERM');
  using database = new DatabaseSync(join(folder.path, SQLITE_FILE), { timeout: 10_000 });
  queue(database, promise, count);

  let server: BuiltServer = await start();
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = sink.received.length + count / (kills + 2);
    await until(() => sink.received.length >= enough);
    if (kill === AWAY_AT) {
      await sink.close();
      await wait(awayMs);
      await sink.open();
      waitNoLonger(database);
    }
    await server.end('SIGKILL');
    waitNoLonger(database);
    server = await start();
  }
  await until(() => {
    waitNoLonger(database);
    return countOf(database, 'queued', 'retry', 'sending') === 0;
  });
  await server.end('SIGTERM');
  await sink.close();
  const outcome = compare(sink, database, { promise, count, kills });
  folder.remove();
  return outcome;
}

function refusals() {
  const seen = new Set<number>();
  return (number: number) => {
    if (number % REFUSED_FOR_GOOD === 1) return { code: 550, message: '5.7.1 Not you' };
    if (number % REFUSED_FOR_NOW !== 2 || seen.has(number)) return undefined;
    seen.add(number);
    return { code: 451, message: '4.7.1 Later' };
  };
}

function queue(database: DatabaseSync, promise: MailPromise, count: number): void {
  const now = new Date().toISOString();
  const insert = database.prepare(`insert into mails (id, template, promise, state, recipient_name, recipient,
    recipient_key, subject, text, html, attachments, search_text, created_at, queued_at, due_at, attempts)
    values ('mail-' || ?1, 'test', ?2, 'queued', '', ?1 || '@people.example', ?1 || '@people.example', 'Hello',
    'Hello', '<p>Hello</p>', '[]', '', ?3, ?3, ?3, 0)`);
  database.exec('begin');
  for (let number = 0; number < count; number += 1) insert.run(number, promise, now);
  database.exec('commit');
}

/** As if the waits for another attempt, and the lease of whoever was killed, had passed. */
function waitNoLonger(database: DatabaseSync): void {
  const now = new Date().toISOString();
  database.prepare("update mails set due_at = ? where state = 'retry' and due_at > ?").run(now, now);
  database
    .prepare("update jobs set leased_until = ? where kind = 'send-mail' and last_run_at < ?")
    .run(now, now);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(POLL_MS);
}

function countOf(database: DatabaseSync, ...states: string[]): number {
  const marks = states.map(() => '?').join();
  const row = database
    .prepare(`select count(*) as count from mails where state in (${marks})`)
    .get(...states);
  return Number(row?.count);
}

function compare(sink: MailSink, database: DatabaseSync, { promise, count, kills }: Omit<Options, 'awayMs'>) {
  const arrived = sink.received.map(({ raw }) => /^Message-ID: <(\S+)@/im.exec(raw.toString())?.[1] ?? '');
  const distinct = new Set(arrived);
  const refused = Math.ceil((count - 1) / REFUSED_FOR_GOOD);
  const failed = countOf(database, 'failed');
  const unclear = countOf(database, 'unclear');
  const sent = countOf(database, 'sent');
  const twice = arrived.length - distinct.size;
  // What was unclear may have arrived or not; everything else that wasn't refused must have.
  const lost = database
    .prepare("select id from mails where state = 'sent'")
    .all()
    .filter(({ id }) => !distinct.has(String(id))).length;
  const isComplete = failed === refused && sent + unclear + failed === count && lost === 0;
  const isWithin =
    promise === 'bulk' ? twice === 0 : twice <= IN_HAND * kills && unclear === 0 && distinct.size === sent;
  return {
    told: `${distinct.size} arrived, ${failed} refused, ${lost} lost, ${twice} twice, ${unclear} unclear`,
    holds: isComplete && isWithin && unclear <= IN_HAND * (kills + 1),
  };
}
