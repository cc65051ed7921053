import { expect, onTestFinished, test, vi } from 'vitest';
import { runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings, openMailSink, sendingInstance } from '#testing/mails.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { addMailing, sendMailing } from '../contract.ts';
import { writeMailing } from './jobs.ts';

const WAIT = { timeout: 60_000, interval: 50 };
/** More than may wait to be sent: the others are written as these go out. */
const PEOPLE = 320;

test('a mailing goes on where it was when the program was stopped in the middle', async () => {
  const sink = await openMailSink();
  const app = await createTestApp(mailSettings(sink.url));
  const { client } = await app.signInAs('Administrator');
  const file = csvFile(peopleCsv(Array.from({ length: PEOPLE }, (_, index) => `Person${index}`)));
  await client.call(runImport, { query: { kind: 'attendee' }, body: { file } });
  const body = { purpose: 'notice', subject: 'News', body: '<p>Another hall.</p>', audience: {} } as const;
  const { id = '' } = (await client.call(addMailing, { body })).body;
  await client.call(sendMailing, { body: { id } });
  const written = async () => (await mailRows(app)).length;

  const runner = anotherInstance(app, [writeMailing]);
  runner.start();
  await vi.waitFor(async () => expect(await written()).toBeGreaterThanOrEqual(300), WAIT);
  await runner.stop();
  expect(await written()).toBeLessThan(PEOPLE);

  sendingInstance(app);
  const next = anotherInstance(app, [writeMailing]);
  next.start();
  onTestFinished(() => next.stop());
  await vi.waitFor(() => expect(sink.received).toHaveLength(PEOPLE), WAIT);
}, 150_000);
