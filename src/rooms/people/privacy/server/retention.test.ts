/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { createJobs } from '#app/modules.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { viewBasicData } from '#rooms/edition/editions/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { setRetention, viewRetention } from '../contract.ts';

const DAY_MS = 86_400_000;

/** 2025 with 45 people, of whom one deleted, and one who also comes in 2031. */
async function twoEditions() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = (email: string, name: string) =>
    app.visitor.call(addAttendee, {
      body: sampleRegistration({ email, name, whatsapp_number: '0241111111' }),
    });
  const ids: string[] = [];
  for (let number = 0; number < 45; number += 1) {
    ids.push((await register(`past-${number}@leaving.example`, `Past ${number}`)).body.id ?? '');
  }
  await client.call(deleteRecord, { query: { id: ids[0] ?? '' } });
  await app.visitor.call(addPartnership, { body: samplePartnership({ email: 'asked@leaving.example' }) });
  const past = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  await addCurrentEdition(client, { event_year: 2031, event_date: '2031-08-26' });
  await register('past-1@leaving.example', 'Past 1');
  const until = (day?: string) => client.call(setRetention, { body: { id: past, until: day ?? '' } });
  const run = () => new JobRunner(app.services, createJobs(app.services.config)).runDue();
  const people = async () =>
    (await app.store.database.selectFrom('attendees').select('id').where('event_id', '=', past).execute())
      .length;
  return { app, client, past, until, run, people };
}

describe('retention', () => {
  test('keeps everybody by default, and until the day set is over', async () => {
    const { app, client, past, until, run, people } = await twoEditions();
    expect((await client.call(viewRetention, {})).body.records).toEqual([
      { id: expect.any(String), edition: '2031', deleted: false, until: '' },
      { id: past, edition: '2025', deleted: false, until: '' },
    ]);
    await run();
    expect((await until('2025-07-03')).status).toBe(200);
    app.clock.advance(2 * DAY_MS);
    await run();
    expect(await people()).toBe(45);
    app.clock.advance(DAY_MS);
    await run();
    expect(await people()).toBe(0);
  });

  test('erases the people of its edition alone, and records it by itself', async () => {
    const { app, until, run } = await twoEditions();
    await until('2025-07-03');
    app.clock.advance(3 * DAY_MS);
    await run();
    const { client } = await app.signInAs('Administrator');
    const { records } = (await client.call(viewAttendees, {})).body;
    expect(records.map(({ email }) => email)).toEqual(['past-1@leaving.example']);
    const stored = await everythingStored(app);
    expect(stored).not.toMatch(/past-(0|2|3|44)@|Past (0|2|3|44) |asked@/);
    expect(stored).toContain('Past 1 (Owusu & Daughters) registered');
    const erasures = (await client.call(viewActivity, { query: { type: 'Erased', pageSize: 100 } })).body
      .records;
    expect(
      erasures.map(({ username, activity_description }) => [username, activity_description.split(':')[0]]),
    ).toEqual(
      Array(3).fill(['Summit', 'Erased what was kept about people of 2025, who were kept until now']),
    );
  });

  test('can be taken back before its day is over', async () => {
    const { app, past, until, run, people } = await twoEditions();
    await until('2025-07-03');
    expect((await until()).status).toBe(200);
    app.clock.advance(3 * DAY_MS);
    await run();
    expect(await people()).toBe(45);
    const admin = await app.signInAs('Administrator');
    const { records } = (
      await admin.client.call(viewActivity, { query: { subjectId: past, type: 'Updated' } })
    ).body;
    expect(records.map(({ changes }) => changes[0])).toEqual(
      expect.arrayContaining([
        { field: 'People kept until', from: '', to: '2025-07-03' },
        { field: 'People kept until', from: '2025-07-03', to: '' },
      ]),
    );
  });

  test('refuses a day that is over', async () => {
    const { until } = await twoEditions();
    expect(await until('2025-06-30')).toMatchObject({
      status: 422,
      body: { errors: { until: expect.any(String) } },
    });
  });
});
