import { setTimeout as wait } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import { deleteSetting, readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { type JobContext, whileHeld } from '#platform/server/jobs/job.ts';
import { mailingOf } from '../mailing-purposes.ts';
import * as say from '../messages.ts';
import { toMessage } from './message.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { claimMails, findSuppression, isAnyDue, settleMail, suppress, takeBack } from './queries.ts';
import { nextAttempt } from './retries.ts';
import type { MailRow } from './tables.ts';
import { CONNECTIONS, type MailTransport } from './transport.ts';
import { findUnsubscribed } from './unsubscription-queries.ts';

/** How often it looks for mail, by an index. */
const LOOK_MS = 500;
/** How long mails in flight may take when the program stops; then their connections are closed. */
const GRACE_MS = 3_000;
/** How long to wait after the server couldn't be reached, doubled each time. */
const AWAY_FIRST_MS = 1_000;
const AWAY_MAX_MS = 30_000;
const STORE_AGAIN_MS = 1_000;
/** A setting, because another run or instance may try the next mail. */
const OUTAGE = 'mail_server_outage';
const ADDRESS = /\S+@\S+/g;

/** While the server can't be reached. */
interface Outage {
  since: string;
  /** Whether the log says so: a server that fails only now and then isn't away. */
  isLogged: boolean;
}

/** What an attempt tells of the server. */
interface Noticed {
  keep: (database: Database) => Promise<void>;
  log?: () => void;
}

/** Sends what is due, as the only one: the holder of the job's lease. */
export class Sender {
  readonly #context: JobContext;
  readonly #transport: MailTransport;
  readonly #token = newId();
  readonly #inHand = new Set<Promise<void>>();
  readonly #cutOff = new AbortController();
  /** Whether the server couldn't be reached lately, and how long to wait for it. */
  #isAway = false;
  #awayMs = 0;
  #outage: Outage | undefined;

  constructor(context: JobContext, transport: MailTransport) {
    this.#context = context;
    this.#transport = transport;
  }

  /** Goes on for this long, in ms, or until the program stops, and ends when nothing is in flight any more. */
  async send(lasting: number): Promise<void> {
    const until = performance.now() + lasting;
    const { signal, store } = this.#context;
    const outage = await readSetting(store.database, OUTAGE);
    this.#outage = outage && JSON.parse(outage);
    await whileHeld(this.#context, (database) => takeBack(database, this.#token, this.#now()));
    const cutOff = () => setTimeout(() => this.#cutOff.abort(), GRACE_MS).unref();
    signal.addEventListener('abort', cutOff, { once: true });
    try {
      while (!signal.aborted && performance.now() < until) await this.#sendNext();
    } finally {
      await Promise.all(this.#inHand);
    }
  }

  async #sendNext(): Promise<void> {
    if (this.#isAway) await this.#waitForServer();
    // After it was away, one mail tries it first.
    const free = this.#awayMs > 0 ? 1 : CONNECTIONS;
    if (this.#inHand.size >= free) return Promise.race(this.#inHand);
    const claimed = await this.#claim(free - this.#inHand.size);
    for (const row of claimed) {
      const sending = this.#sendOne(row).finally(() => this.#inHand.delete(sending));
      this.#inHand.add(sending);
    }
    if (claimed.length === 0) await this.#pause(LOOK_MS);
  }

  async #waitForServer(): Promise<void> {
    await Promise.all(this.#inHand);
    this.#isAway = false;
    this.#awayMs = Math.min(AWAY_MAX_MS, 2 * this.#awayMs || AWAY_FIRST_MS);
    await this.#pause(this.#awayMs);
  }

  async #claim(limit: number): Promise<MailRow[]> {
    const now = this.#now();
    // Looking first takes no lock: an update would, even if it changes nothing.
    if (this.#context.signal.aborted || !(await isAnyDue(this.#context.store.database, now))) return [];
    return whileHeld(this.#context, (database) => claimMails(database, { token: this.#token, now, limit }));
  }

  async #sendOne(row: MailRow): Promise<void> {
    const outcome = await this.#attempt(row);
    const noticed = this.#notice(outcome);
    if (outcome.state === 'sent') this.#awayMs = 0;
    if (outcome.state === 'retry' && outcome.isAway) this.#isAway = true;
    await this.#store(row, outcome, noticed);
    noticed?.log?.();
  }

  /** That the server has gone is logged once, at the second attempt in vain, and that it is back. */
  #notice(outcome: Outcome): Noticed | undefined {
    const { log, signal } = this.#context;
    const outage = this.#outage;
    if (outcome.state === 'sent' && outage) {
      this.#outage = undefined;
      const { since, isLogged } = outage;
      const keep = (database: Database) => deleteSetting(database, OUTAGE);
      return isLogged ? { keep, log: () => log.warn({ since }, 'the mail server is back') } : { keep };
    }
    // Others that were in flight fail for the same reason.
    const isAway = outcome.state === 'retry' && outcome.isAway && !this.#isAway;
    if (!isAway || outage?.isLogged || signal.aborted) return undefined;
    const present = { since: outage?.since ?? this.#now(), isLogged: outage !== undefined };
    this.#outage = present;
    const keep = (database: Database) => writeSetting(database, OUTAGE, JSON.stringify(present));
    if (!present.isLogged) return { keep };
    const reply = outcome.reply.replace(ADDRESS, '…');
    const message = 'the mail server is away: mails wait until it is back';
    return { keep, log: () => log.warn({ since: present.since, reply }, message) };
  }

  async #attempt(row: MailRow): Promise<Outcome> {
    const prepared = await this.#prepare(row).catch((thrown): Outcome => {
      const { log } = this.#context;
      log.error({ err: thrown, mail: row.id }, 'a mail can’t be prepared');
      return { state: 'retry', reply: say.notPrepared(), isAway: false };
    });
    if ('state' in prepared) return prepared;
    try {
      return { state: 'sent', reply: await this.#transport.send(prepared.message, this.#cutOff.signal) };
    } catch (thrown) {
      return outcomeOf(thrown, row.promise);
    }
  }

  /** The mail to hand over, or what became of it before. Whatever fails here, the mail server has had nothing of it. */
  async #prepare(row: MailRow): Promise<Outcome | { message: SendMailOptions }> {
    const { store, secrets } = this.#context;
    const suppressed = await findSuppression(store.database, row.recipient_key);
    if (suppressed) return { state: 'failed', reply: suppressed.reply, isGone: false };
    if (await isUnwanted(store.database, row)) return { state: 'dropped', reply: say.unsubscribedBefore() };
    const link = row.sealed_link ? secrets.decrypt(row.sealed_link, row.id) : undefined;
    return { message: await toMessage(this.#context, row, link) };
  }

  /** What became of it must be stored: otherwise a mail that was sent would be sent again. */
  async #store(row: MailRow, outcome: Outcome, noticed?: Noticed): Promise<void> {
    for (;;) {
      try {
        return await this.#settle(row, outcome, noticed);
      } catch (thrown) {
        this.#context.log.error({ err: thrown, mail: row.id }, 'the outcome of a mail can’t be stored');
        if (this.#cutOff.signal.aborted) return;
        await wait(STORE_AGAIN_MS);
      }
    }
  }

  #settle(row: MailRow, outcome: Outcome, noticed?: Noticed): Promise<void> {
    const now = this.#context.clock.now();
    const settled = { reply: outcome.reply, ...this.#settledAs(row, outcome, now) };
    const write = async (database: Database) => {
      if (outcome.state === 'failed' && outcome.isGone) {
        const since = now.toISOString();
        await suppress(database, { email_key: row.recipient_key, reply: outcome.reply, since });
      }
      await settleMail(database, { id: row.id, token: this.#token }, settled);
      await noticed?.keep(database);
    };
    return this.#context.store.write(write);
  }

  #settledAs(row: MailRow, outcome: Outcome, now: Date): Partial<MailRow> {
    const { state } = outcome;
    if (state === 'sent') return { state, sent_at: now.toISOString(), sealed_link: null };
    if (state !== 'retry') return { state };
    // Given back by a program that stops: another one tries at once, and the attempt isn't counted.
    if (this.#context.signal.aborted) {
      return { state, due_at: now.toISOString(), attempts: row.attempts - 1 };
    }
    const failed = { ...row, queuedAt: new Date(row.queued_at), isAway: outcome.isAway };
    const next = nextAttempt(failed, now);
    return next ? { state, due_at: next.toISOString() } : { state: 'failed' };
  }

  #pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#context.signal }).catch(() => {});
  }

  #now(): string {
    return this.#context.clock.now().toISOString();
  }
}

/** Who no longer wants news gets none, also if it was queued before. */
async function isUnwanted(database: Database, { template, recipient_key }: MailRow): Promise<boolean> {
  if (mailingOf(template)?.purpose !== 'news') return false;
  return (await findUnsubscribed(database, [recipient_key])).length > 0;
}
