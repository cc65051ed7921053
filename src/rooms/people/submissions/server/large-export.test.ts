/** @module-tag long */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { listAttendeeIds, listAttendees } from '#rooms/people/registrations/server/queries.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { fillAttendees } from '../../../../../bench/fill-attendees.ts';

/** More than are read at once. */
const MANY = 25_000;
/** What is read or sent at once takes memory, however long the list is. */
const AT_ONCE = 100;
/** So many pieces of the export come before the next registration. */
const PIECES_APART = 20;

test('twenty thousand registrations are exported while they are read, each once, even if others come or go', {
  timeout: 180_000,
}, async () => {
  const app = await createTestApp();
  await fillAttendees(app.store, MANY);
  const { client } = await app.signInAs('Administrator');
  const first = await client.call(viewAttendees, { query: { page: 1, pageSize: 1, order: 'asc' } });
  const response = await client.fetch(callAddress(exportAttendees), { method: 'POST' });
  let pieces = 0;
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (pieces === 0) await client.call(deleteRecord, { query: { id: first.body.records[0]?.id ?? '' } });
    // The newest come first, so this one goes before everything that is still to be read.
    if (pieces % PIECES_APART === 0)
      await app.visitor.call(addAttendee, { body: sampleRegistration({ email: `${pieces}@late.example` }) });
    pieces += 1;
  }
  const [, ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(MANY - 1);
  expect(new Set(lines).size).toBe(MANY - 1);
  expect(text).not.toContain('@late.example');
  expect(pieces, 'it came in small pieces').toBeGreaterThan(MANY / AT_ONCE);
});

test('an export that nobody waits for any more ends, and isn’t recorded', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const request = { method: 'POST', signal: AbortSignal.abort() };
  expect((await client.fetch(callAddress(exportAttendees), request)).status).toBe(503);
  const { records } = (await client.call(viewActivity, { query: { type: 'Exported' } })).body;
  expect(records).toEqual([]);
});

test('all rows are listed once and in order, whatever a long list is sorted by', {
  timeout: 180_000,
}, async () => {
  const { store } = await createTestApp();
  const { database } = store;
  await fillAttendees(store, MANY);
  // Half of them have no number, and many share one.
  const withNumber = database
    .updateTable('attendees')
    .set({ phone: sql`substr(whatsapp, length(whatsapp) - 2)` });
  await withNumber.where(sql<boolean>`whatsapp < '+233200012500'`).execute();
  for (const sort of ['phone', 'company', 'notice'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      const listed = await listAttendeeIds(database, { sort, order }, { zone: 'UTC' });
      const { rows } = await listAttendees(database, { sort, order }, { zone: 'UTC' });
      expect(listed.length).toBe(MANY);
      expect([...listed.batches()].flat()).toEqual(rows.map(({ id }) => id));
    }
  }
});
