import { setTimeout as wait } from 'node:timers/promises';
import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';

export interface Acknowledged {
  id: string;
  email: string;
  /** Who is registered with them. */
  companion?: string;
}

/** How the address of somebody begins whom somebody else registers. */
export const COMPANION = 'with.';

const AGAIN_MS = 20;
const UNAVAILABLE = 503;

/** Registers one person after another, or two together, and repeats requests that were never acknowledged. */
export class RegisteringClient {
  readonly acknowledged: Acknowledged[] = [];
  readonly #address: string;
  readonly #inGroups: boolean;
  #pending = nextSubmission();
  #isWaiting = false;

  constructor(number: number, { inGroups = false } = {}) {
    this.#address = `192.0.2.${number + 1}`;
    this.#inGroups = inGroups;
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
    const { answers: _none, ...person } = sampleRegistration({ email, company_name: `Company of ${email}` });
    const people = [{ name: 'Kofi Mensah', role: 'Head of Staff', email: COMPANION + email }];
    return fetch(url + callAddress(this.#inGroups ? registerGroup : addAttendee), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': this.#address,
      },
      body: JSON.stringify(this.#inGroups ? { ...person, people, unnamed: 0 } : person),
    });
  }

  async #acknowledge(response: Response): Promise<void> {
    const { id } = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`refused with ${response.status}`);
    const { email } = this.#pending;
    this.acknowledged.push({ id, email, ...(this.#inGroups && { companion: COMPANION + email }) });
    this.#pending = nextSubmission();
  }
}

function nextSubmission() {
  const key = newId();
  return { key, email: `${key}@attendees.example` };
}
