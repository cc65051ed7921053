import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { mailRows } from '#testing/mails.ts';
import { registered } from '#testing/own-page.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';

// The summit begins on 26th August 2025.
const DEADLINES = { cancelDays: 14, passOnDays: 3 };

test('what has a last day is said before, and refused after it, also with a code from before', async () => {
  const { app, open, press, confirm } = await registered();
  const { client } = await app.signInAs('Administrator');
  expect((await open()).html).not.toContain('Until 12th August');
  await publishSection(client, 'registration', DEADLINES);

  app.clock.set('2025-08-12T23:55:00Z');
  expect((await open()).html).toContain('Until 12th August 2025.');
  expect((await press({ do: 'cancel' })).status).toBe(303);

  app.clock.set('2025-08-13T00:01:00Z');
  const late = await confirm();
  expect(late.status).toBe(409);
  const { html } = await open();
  expect(html).toContain('Cancelling here ended on 12th August 2025.');
  expect(html).not.toContain('Cancel my registration');
  expect(html).toContain('Until 23rd August 2025.');
  expect((await press({ do: 'cancel' })).status).toBe(409);
  const rows = await app.store.database.selectFrom('attendees').select('cancelled_at').execute();
  expect(rows).toEqual([{ cancelled_at: null }]);
});

test('the confirmation says the last days', async () => {
  const { app } = await registered();
  const { client } = await app.signInAs('Administrator');
  expect((await mailRows(app))[0]?.text).not.toContain('Cancel until');
  await publishSection(client, 'registration', DEADLINES);
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'kofi@owusu.example' }) });
  expect((await mailRows(app)).at(-1)?.text).toMatch(/Cancel until: 12th August 2025/);
});
