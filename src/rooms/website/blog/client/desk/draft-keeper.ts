import { isNoAnswer } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { noticeSessionEnd } from '#platform/client/session-values.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../../messages.ts';
import type { PostFields } from '../../post-fields.ts';

/** A pause in typing this long, or this long since the last time at most, and what was typed is sent. */
const PAUSE_MS = 1_500;
const AT_MOST_MS = 8_000;
const TRY_AGAIN_MS = 5_000;

export type DraftState =
  | { is: 'idle' }
  | { is: 'typed' }
  | { is: 'stored'; savedAt: string }
  | { is: 'waiting'; why: string }
  | { is: 'conflict'; why: string };

/** What this browser keeps until the server has it. */
export interface Unsent {
  revision: number;
  fields: PostFields;
  /** An instant. */
  at: string;
}

interface Options {
  revision: number;
  send: (fields: PostFields, revision: number) => Promise<{ revision: number; savedAt: string }>;
  /** Stores what isn't sent yet in the browser, or forgets it. */
  store: (unsent: Unsent | undefined) => void;
  onState: (state: DraftState) => void;
}

/**
 * Keeps what is being typed: in the browser at once, and on the server soon after. Nothing is forgotten here
 * before the server has acknowledged it.
 */
export class DraftKeeper {
  readonly #options: Options;
  #revision: number;
  #pending: PostFields | undefined;
  #sending = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#revision = options.revision;
  }

  get revision(): number {
    return this.#revision;
  }

  get isStored(): boolean {
    return this.#pending === undefined;
  }

  get pending(): PostFields | undefined {
    return this.#pending;
  }

  /** Somebody has typed. */
  changed(fields: PostFields): void {
    this.#pending = fields;
    this.#storePending();
    if (this.#stopped) return;
    this.#options.onState({ is: 'typed' });
    this.#waitingSince ??= Date.now();
    const longest = this.#waitingSince + AT_MOST_MS - Date.now();
    this.#sendIn(Math.max(0, Math.min(PAUSE_MS, longest)));
  }

  /** Sends what is pending at once: the network is back, or the screen is left. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || this.#stopped || !this.#pending) return;
    const sent = this.#pending;
    this.#sending = true;
    this.#waitingSince = undefined;
    try {
      const { revision, savedAt } = await this.#options.send(sent, this.#revision);
      this.#revision = revision;
      this.#acknowledge(sent, savedAt);
    } catch (thrown) {
      this.#explain(thrown);
    } finally {
      this.#sending = false;
    }
  }

  /** Goes on from this revision, with what is pending. */
  goOn(revision: number): Promise<void> {
    this.#revision = revision;
    this.#stopped = false;
    return this.flush();
  }

  /** The post was saved: nothing is left to keep. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
    this.#stopped = true;
    this.#options.store(undefined);
  }

  #acknowledge(sent: PostFields, savedAt: string): void {
    if (this.#stopped) return;
    if (this.#pending === sent) {
      this.#pending = undefined;
      this.#options.store(undefined);
      this.#options.onState({ is: 'stored', savedAt });
    } else {
      this.#storePending();
      this.#sendIn(PAUSE_MS);
    }
  }

  #explain(thrown: unknown): void {
    // Ending the session empties what the browser stores.
    const hasEnded = noticeSessionEnd(thrown);
    this.#storePending();
    if (thrown instanceof Refusal && thrown.code === 'conflict') {
      this.#stopped = true;
      this.#options.onState({ is: 'conflict', why: thrown.message });
      return;
    }
    const why = isNoAnswer(thrown)
      ? say.thereNoConnection()
      : hasEnded
        ? say.signedOut()
        : refusalText(thrown);
    this.#options.onState({ is: 'waiting', why });
    this.#sendIn(TRY_AGAIN_MS);
  }

  #storePending(): void {
    if (!this.#pending) return;
    this.#options.store({ revision: this.#revision, fields: this.#pending, at: new Date().toISOString() });
  }

  #sendIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }
}
