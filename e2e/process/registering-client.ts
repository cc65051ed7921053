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

  constructor(number: number) {
    this.#address = `192.0.2.${number + 1}`;
  }

  async registerUntilCutOff(url: string): Promise<'in the middle of a request' | 'before a request'> {
    for (;;) {
      const { key, email } = this.#pending;
      let sent = false;
      try {
        const answered = fetch(url + callAddress(addAttendee), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
            'x-forwarded-for': this.#address,
          },
          body: JSON.stringify(sampleRegistration({ email })),
        });
        sent = true;
        const response = await answered;
        const { id } = (await response.json()) as { id: string };
        if (!response.ok) throw new Error(`refused with ${response.status}`);
        this.acknowledged.push({ id, email });
        this.#pending = nextSubmission();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return sent ? 'in the middle of a request' : 'before a request';
      }
    }
  }
}

function nextSubmission() {
  const key = newId();
  return { key, email: `${key}@attendees.example` };
}
