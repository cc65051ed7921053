import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { enterAttendee } from '#rooms/people/registrations/desk.ts';
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

test('badges for an edition to come name it, and not the current one', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const next = { event_year: 2027, event_name: 'Forum of Weavers' };
  const edition = (await client.call(createBasicData, { body: next })).body.id ?? '';
  await client.call(enterAttendee, { body: { ...sampleRegistration({ name: 'Ama' }), edition } });
  const response = await client.fetch(address(printBadges, { edition }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(pdf, 'the title of the file').toContain('(Forum of Weavers)');
});
