import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sharedReading } from '../shared-reading.ts';
import { CONTENT_VERSION, type ContentWatch } from './content-watch.ts';
import { loadPostgres } from './postgres-pool.ts';

/** Announced by a trigger (migration 021). The content of an announcement isn't used. */
const CHANNEL = CONTENT_VERSION;
/** Between readings, in ms: announcements may be lost, and a connection may be silently dead. */
const READ_EVERY = 500;
/** How long after a reading the version is relied upon, in ms. */
const RELIED_ON = 1_000;
const ANSWER_WITHIN = 1_000;
const CONNECT_WITHIN = 5_000;
const CONNECT_AGAIN_AFTER = 1_000;

/** Watches PostgreSQL through a connection of its own. A change that another instance makes is seen within a second. */
export class ContentListener implements ContentWatch {
  readonly #connectionString: string;
  readonly #end = new AbortController();
  #client: pg.Client | undefined;
  #isStarted = false;
  #version: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Readings that began before a change must not count after it. */
  #changes = 0;
  readonly #read = sharedReading(() => this.#readVersion());

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  version(): string | undefined {
    if (!this.#isStarted) this.#start();
    return performance.now() - this.#readAt < RELIED_ON ? this.#version : undefined;
  }

  forget(): void {
    this.#changes += 1;
    this.#readAt = Number.NEGATIVE_INFINITY;
    if (this.#client) this.#read().catch(() => {});
  }

  close(): void {
    this.#end.abort();
  }

  #start(): void {
    this.#isStarted = true;
    this.#keepListening().catch(() => {});
  }

  async #keepListening(): Promise<never> {
    const { signal } = this.#end;
    while (true) {
      await this.#listen(signal).catch(() => {});
      await wait(CONNECT_AGAIN_AFTER, undefined, { signal, ref: false });
    }
  }

  /** Reads again and again, until the connection fails. */
  async #listen(signal: AbortSignal): Promise<void> {
    const { Client } = loadPostgres();
    const client = new Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
    });
    // The next reading fails, too; without a listener this would end the process.
    client.on('error', () => {});
    client.on('notification', () => this.forget());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      while (true) {
        await this.#read();
        await wait(READ_EVERY, undefined, { signal, ref: false });
      }
    } finally {
      this.#client = undefined;
      client.end().catch(() => {});
    }
  }

  async #readVersion(): Promise<void> {
    const before = this.#changes;
    const statement = 'select value from settings where name = $1';
    const found = await this.#client?.query<{ value: string }>(statement, [CONTENT_VERSION]);
    if (!found || before !== this.#changes) return;
    this.#version = found.rows[0]?.value;
    this.#readAt = performance.now();
  }
}
