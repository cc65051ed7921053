import { expect, test } from 'vitest';
import { exportAttendees } from '#features/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { createTestApp } from '#testing/app.ts';
import { fillAttendees } from '../../../../bench/fill-attendees.ts';

const MANY = 20_000;

test('twenty thousand registrations are exported while they are read, each once', {
  timeout: 60_000,
}, async () => {
  const app = await createTestApp();
  await fillAttendees(app.store, MANY);
  const { client } = await app.signInAs('Administrator');
  const response = await client.fetch(callAddress(exportAttendees), { method: 'POST' });
  let pieces = 0;
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    pieces += 1;
    text += piece;
  }
  const [, ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(MANY);
  expect(new Set(lines).size).toBe(MANY);
  expect(pieces, 'it came in pieces').toBeGreaterThan(10);
});
