import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings, queueMails } from '#testing/mails.ts';
import { purgeMails } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a mail is deleted a year after it was settled, and one that waits isn’t', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const [sent = '', failed = '', waits = ''] = await queueMails(app, 3);
  const settle = (id: string, state: 'sent' | 'failed') =>
    app.store.database.updateTable('mails').set({ state, due_at: null }).where('id', '=', id).execute();
  await settle(sent, 'sent');
  await settle(failed, 'failed');
  const left = async () => {
    await anotherInstance(app, [purgeMails]).runDue();
    return (await mailRows(app)).map(({ id }) => id);
  };
  app.clock.advance(364 * DAY_MS);
  expect(await left()).toEqual([sent, failed, waits]);
  const [young = ''] = await queueMails(app, 1);
  await settle(young, 'sent');
  app.clock.advance(2 * DAY_MS);
  expect(await left()).toEqual([waits, young]);
});
