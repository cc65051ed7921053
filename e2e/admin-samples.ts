import type { APIRequestContext } from '@playwright/test';
import type { RegistrationInput } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';

/** For tests whose forms need no spam guard. One object, so that all tests of a file share a server. */
export const WITHOUT_GUARD = { CAPTCHA: 'off' };

/** Registers this many people, whose names begin with the given one. */
export async function registerPeople(
  request: APIRequestContext,
  name: string,
  count: number,
  changes: Partial<RegistrationInput> = {},
): Promise<void> {
  for (let index = 1; index <= count; index++) {
    const number = String(index).padStart(2, '0');
    const email = `${name.toLowerCase()}${number}@people.example`;
    const notice = index % 2 === 0 ? 'LinkedIn' : 'Facebook';
    const response = await request.post('/aiAPI/records/addattendee', {
      data: sampleRegistration({ name: `${name} ${number}`, email, notice, ...changes }),
    });
    if (!response.ok()) throw new Error(`${email} was not registered: ${await response.text()}`);
  }
}
