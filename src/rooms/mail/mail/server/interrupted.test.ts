import { expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings, openMailSink, queueMails, sendingInstance } from '#testing/mails.ts';
import { claimMails } from './queries.ts';
import type { MailPromise } from './tables.ts';

const WAIT = { timeout: 120_000, interval: 20 };
const PROMISES: MailPromise[] = ['transactional', 'bulk'];

async function setUp() {
  const sink = await openMailSink();
  return { sink, app: await createTestApp(mailSettings(sink.url)) };
}

test('what a dead sender had in hand is sent again if it’s about somebody’s own record, else unclear', async () => {
  const { sink, app } = await setUp();
  for (const promise of PROMISES) await queueMails(app, 1, { promise });
  const now = app.clock.now().toISOString();
  await claimMails(app.store.database, { token: 'dead', now, limit: 2 });
  sendingInstance(app);
  await vi.waitFor(async () => {
    const states = (await mailRows(app)).map(({ promise, state }) => [promise, state]);
    expect(states).toEqual([
      ['transactional', 'sent'],
      ['bulk', 'unclear'],
    ]);
  }, WAIT);
  expect(sink.received).toHaveLength(1);
});

test('a program that stops finishes what the server is about to take', async () => {
  const { sink, app } = await setUp();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  sink.refusals.content = () => {
    ask();
    return answered;
  };
  await queueMails(app, 1);
  const runner = sendingInstance(app);
  await asked;
  const stopped = runner.stop();
  answer(undefined);
  await stopped;
  expect(await mailRows(app)).toMatchObject([{ state: 'sent' }]);
});

test('a program that stops gives back what the server doesn’t take in time, and news are unclear', async () => {
  const { sink, app } = await setUp();
  let asked = 0;
  sink.refusals.content = () => {
    asked += 1;
    return new Promise(() => {});
  };
  for (const promise of PROMISES) await queueMails(app, 1, { promise });
  const runner = sendingInstance(app);
  await vi.waitFor(() => expect(asked).toBe(2), WAIT);
  await runner.stop();
  const now = app.clock.now().toISOString();
  expect(await mailRows(app)).toMatchObject([
    { promise: 'transactional', state: 'retry', due_at: now, attempts: 0, claimed_by: null },
    { promise: 'bulk', state: 'unclear', due_at: null, claimed_by: null },
  ]);
});

test('news whose connection broke after it was handed over is unclear; other mail is sent again', async () => {
  const { sink, app } = await setUp();
  sink.refusals.content = async () => {
    await sink.close();
    return undefined;
  };
  await queueMails(app, 1, { promise: 'bulk' });
  sendingInstance(app);
  await vi.waitFor(async () => expect((await mailRows(app))[0]?.state).toBe('unclear'), WAIT);
});

test('two instances that send at once send each mail once', async () => {
  const { sink, app } = await setUp();
  for (const promise of PROMISES) await queueMails(app, 40, { promise });
  sendingInstance(app);
  sendingInstance(app);
  await vi.waitFor(() => expect(sink.received.length).toBeGreaterThanOrEqual(80), WAIT);
  await vi.waitFor(async () => {
    expect((await mailRows(app)).filter(({ state }) => state !== 'sent')).toEqual([]);
  }, WAIT);
  expect(sink.received).toHaveLength(80);
});
