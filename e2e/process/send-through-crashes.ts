import { setTimeout as wait } from 'node:timers/promises';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import type { MailState } from '#rooms/mail/mail/contract.ts';
import type { MailPromise, MailRow } from '#rooms/mail/mail/server/tables.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const POLL_MS = 100;
/** As many as the program has connections to the server. */
const IN_HAND = 5;
/** Each of so many is refused once for now, or for good. */
const REFUSED_FOR_NOW = 50;
const REFUSED_FOR_GOOD = 200;
const AWAY_AT = 2;

const EMPTY_MAIL = {
  template: 'test',
  state: 'queued',
  about_id: null,
  recipient_name: '',
  reply_to: null,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: '[]',
  sealed_link: null,
  search_text: '',
  attempts: 0,
  claimed_by: null,
  reply: null,
  sent_at: null,
  mailing_id: null,
} as const satisfies Partial<MailRow>;

interface Options {
  promise: MailPromise;
  count: number;
  kills: number;
  awayMs: number;
  /** Instances of the program that share a PostgreSQL database, instead of one with SQLite. */
  shared?: { databaseUrl: string; instances: number };
}

/** Kills the program in the middle of sending, again and again, and compares what arrived with what was queued. */
export async function sendThroughCrashes({ promise, count, kills, awayMs, shared }: Options) {
  const folder = temporaryFolder('mails');
  const sink = await new MailSink().open();
  const refuse = refusals();
  sink.refusals.recipient = (address) => refuse(Number.parseInt(address, 10));
  const start = () =>
    startBuiltServer({
      DATA_DIR: folder.path,
      ...(shared && { DATABASE_URL: shared.databaseUrl }),
      SECRET_KEY: 'shared-by-all-instances-of-the-trial',
      SEED: 'none',
      SMTP_URL: sink.url,
      MAIL_FROM: 'summit@summit.example',
      MAIL_RATE: '1000',
    });
  await (await start()).end('SIGTERM');
  const store = openStore({ databaseUrl: shared?.databaseUrl, dataDir: folder.path }, { limited: false });
  await queue(store, promise, count);
  const waitNoLonger = () => endWaits(store, shared === undefined);

  const servers = await Promise.all(Array.from({ length: shared?.instances ?? 1 }, start));
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = sink.received.length + count / (kills + 2);
    await until(() => sink.received.length >= enough);
    if (kill === AWAY_AT) {
      await sink.close();
      await wait(awayMs);
      await sink.open();
      await waitNoLonger();
    }
    const at = kill % servers.length;
    await servers[at]?.end('SIGKILL');
    await waitNoLonger();
    servers[at] = await start();
  }
  await until(async () => {
    await waitNoLonger();
    return (await countOf(store, 'queued', 'retry', 'sending')) === 0;
  });
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await sink.close();
  const outcome = await compare(sink, store, { promise, count, kills });
  await store.close();
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

async function queue({ database }: Store, promise: MailPromise, count: number): Promise<void> {
  const now = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, number): MailRow => {
    const recipient = `${number}@people.example`;
    return {
      ...EMPTY_MAIL,
      id: `mail-${number}`,
      promise,
      recipient,
      recipient_key: recipient,
      created_at: now,
      queued_at: now,
      due_at: now,
    };
  });
  await insertRows(database, 'mails', rows);
}

/** As if the waits for another attempt had passed, and the lease of whoever was killed, if nobody else can hold it. */
export async function endWaits({ database }: Store, isAlone: boolean): Promise<void> {
  const now = new Date().toISOString();
  await database
    .updateTable('mails')
    .set({ due_at: now })
    .where('state', '=', 'retry')
    .where('due_at', '>', now)
    .execute();
  if (!isAlone) return;
  await database
    .updateTable('jobs')
    .set({ leased_until: now })
    .where('kind', '=', 'send-mail')
    .where('last_run_at', '<', now)
    .execute();
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(POLL_MS);
}

async function countOf({ database }: Store, ...states: MailState[]): Promise<number> {
  const { count } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function compare(
  sink: MailSink,
  store: Store,
  { promise, count, kills }: Pick<Options, 'promise' | 'count' | 'kills'>,
) {
  const arrived = sink.received.map(({ raw }) => /^Message-ID: <(\S+)@/im.exec(raw.toString())?.[1] ?? '');
  const distinct = new Set(arrived);
  const refused = Math.ceil((count - 1) / REFUSED_FOR_GOOD);
  const failed = await countOf(store, 'failed');
  const unclear = await countOf(store, 'unclear');
  const sent = await countOf(store, 'sent');
  const twice = arrived.length - distinct.size;
  // What was unclear may have arrived or not; everything else that wasn't refused must have.
  const settled = await store.database.selectFrom('mails').select('id').where('state', '=', 'sent').execute();
  const lost = settled.filter(({ id }) => !distinct.has(id)).length;
  const isComplete = failed === refused && sent + unclear + failed === count && lost === 0;
  const isWithin =
    promise === 'bulk' ? twice === 0 : twice <= IN_HAND * kills && unclear === 0 && distinct.size === sent;
  return {
    told: `${distinct.size} arrived, ${failed} refused, ${lost} lost, ${twice} twice, ${unclear} unclear`,
    holds: isComplete && isWithin && unclear <= IN_HAND * (kills + 1),
  };
}
