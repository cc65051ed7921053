import { setTimeout as wait } from 'node:timers/promises';
import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { sampleRegistration } from '#testing/samples.ts';

export interface Acknowledged {
  id: string;
  email: string;
}

const AGAIN_MS = 20;
const UNAVAILABLE = 503;

/** Registers one person after another, and repeats requests that were never acknowledged. */
export class RegisteringClient {
  readonly acknowledged: Acknowledged[] = [];
  readonly #address: string;
  #pending = nextSubmission();
  #isWaiting = false;

  constructor(number: number) {
    this.#address = `192.0.2.${number + 1}`;
  }

  /** Whether a request is pending; from the first request until the client is cut off, one always is. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  async registerUntilCutOff(url: string): Promise<void> {
    this.#isWaiting = true;
    try {
      for (;;) await this.#acknowledge(await this.#submit(url));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    } finally {
      this.#isWaiting = false;
    }
  }

  /**
   * Continues while the site can't reach its data. After the signal, returns once the last request is
   * acknowledged.
   */
  async registerThroughOutages(url: string, { signal }: AbortController): Promise<void> {
    for (let isOpen = false; isOpen || !signal.aborted; ) {
      const response = await this.#submit(url);
      isOpen = response.status === UNAVAILABLE;
      if (isOpen) await wait(AGAIN_MS);
      else await this.#acknowledge(response);
    }
  }

  /** Also while it can't be reached. */
  async registerThroughAnything(url: string, enough: AbortController): Promise<void> {
    for (;;) {
      try {
        return await this.registerThroughOutages(url, enough);
      } catch (thrown) {
        if (!(thrown instanceof TypeError)) throw thrown;
        await wait(AGAIN_MS);
      }
    }
  }

  /** Registers one person, retrying until it is acknowledged. */
  async registerOne(url: string): Promise<void> {
    await this.#acknowledge(await this.#submit(url));
  }

  #submit(url: string): Promise<Response> {
    const { key, email } = this.#pending;
    return fetch(url + callAddress(addAttendee), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': this.#address,
      },
      body: JSON.stringify(sampleRegistration({ email, company_name: `Company of ${email}` })),
    });
  }

  async #acknowledge(response: Response): Promise<void> {
    const { id } = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`refused with ${response.status}`);
    this.acknowledged.push({ id, email: this.#pending.email });
    this.#pending = nextSubmission();
  }
}

function nextSubmission() {
  const key = newId();
  return { key, email: `${key}@attendees.example` };
}
