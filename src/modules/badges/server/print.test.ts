import { expect, test } from 'vitest';
import { enterAttendee } from '#modules/registrations/desk.ts';
import { address } from '#platform/client/call-client.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { printBadges } from '../contract.ts';

test('a call answers with the badges of those who match, and records it', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(enterAttendee, { body: sampleRegistration({ name: 'Ɔkyeame' }) });
  const print = (query: object) =>
    client.fetch(address(printBadges, query), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const response = await print({});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await print({ company: 'Nobody’s' })).status).toBe(404);
});
