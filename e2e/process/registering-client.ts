import { addAttendee } from '#features/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { sampleRegistration } from '#testing/samples.ts';

interface Acknowledged {
  id: string;
  email: string;
}

/** Somebody who registers one person after another, and sends again what was never acknowledged. */
export class RegisteringClient {
  readonly acknowledged: Acknowledged[] = [];
  readonly #address: string;
  #pending = nextSubmission();
  #isWaiting = false;

  constructor(number: number) {
    this.#address = `192.0.2.${number + 1}`;
  }

  /** Whether they wait for an answer: from the first request until they are cut off there is always one. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  async registerUntilCutOff(url: string): Promise<void> {
    this.#isWaiting = true;
    try {
      for (;;) await this.#register(url);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    } finally {
      this.#isWaiting = false;
    }
  }

  async #register(url: string): Promise<void> {
    const { key, email } = this.#pending;
    const response = await fetch(url + callAddress(addAttendee), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': this.#address,
      },
      body: JSON.stringify(sampleRegistration({ email })),
    });
    const { id } = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`refused with ${response.status}`);
    this.acknowledged.push({ id, email });
    this.#pending = nextSubmission();
  }
}

function nextSubmission() {
  const key = newId();
  return { key, email: `${key}@attendees.example` };
}
