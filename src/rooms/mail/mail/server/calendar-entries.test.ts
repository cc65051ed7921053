import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees, writeToAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import type { MailAttachment } from './attachments.ts';

const MINUTE_MS = 60_000;

async function registered() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const edition = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const { id = '' } = (await app.visitor.call(addAttendee, { body: sampleRegistration() })).body;
  const send = async (what: 'confirmation' | 'cancellation') => {
    app.clock.advance(MINUTE_MS);
    return (await client.call(writeToAttendees, { body: { ids: [id], what } })).status;
  };
  const cancel = (cancelled: boolean) => client.call(cancelAttendees, { body: { ids: [id], cancelled } });
  /** The entry in the last mail, as another program reads it. */
  const lastEntry = async () => {
    const { attachments = '[]' } = (await mailRows(app)).at(-1) ?? {};
    const found = (JSON.parse(attachments) as MailAttachment[]).find(({ type }) => type === 'calendar');
    const entry = new ICAL.Component(ICAL.parse(found?.type === 'calendar' ? found.content : ''));
    const event = new ICAL.Event(entry.getFirstSubcomponent('vevent') ?? undefined);
    const status = event.component.getFirstPropertyValue('status');
    const { uid, sequence, startDate } = event;
    return { method: entry.getFirstPropertyValue('method'), status, uid, sequence, day: `${startDate}` };
  };
  return { app, client, edition, send, cancel, lastEntry };
}

test('a confirmation that is sent again once the date has changed corrects the entry', async () => {
  const { client, edition, send, lastEntry } = await registered();
  const first = await lastEntry();
  const body = { event_year: '2025', event_date: '2025-09-10' };
  await client.call(updateBasicData, { query: { id: edition }, body });
  await send('confirmation');
  const second = await lastEntry();
  expect(second).toMatchObject({ method: 'PUBLISH', uid: first.uid, day: '2025-09-10' });
  expect(second.sequence).toBeGreaterThan(first.sequence);
});

test('who is told of the cancelled registration gets an entry that takes the summit out again', async () => {
  const { send, cancel, lastEntry } = await registered();
  const first = await lastEntry();
  expect(await send('cancellation'), 'still registered').toBe(404);
  await cancel(true);
  expect(await send('confirmation'), 'no longer registered').toBe(404);
  expect(await send('cancellation')).toBe(200);
  const cancelled = await lastEntry();
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first.uid });
  expect(cancelled.sequence).toBeGreaterThan(first.sequence);

  await cancel(false);
  await send('confirmation');
  const again = await lastEntry();
  expect(again).toMatchObject({ method: 'PUBLISH', status: null, uid: first.uid });
  expect(again.sequence).toBeGreaterThan(cancelled.sequence);
});
