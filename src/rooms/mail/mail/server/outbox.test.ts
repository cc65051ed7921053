/** @module-tag long */

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import type { MailSink } from '#testing/mail-sink.ts';
import { mailRows, mailSettings, openMailSink, queueMails, sendingInstance } from '#testing/mails.ts';
import { mailJobs } from './jobs.ts';
import { GIVE_UP_MS } from './retries.ts';

const WAIT = { timeout: 120_000, interval: 20 };
/** Each waits longer than the one before. */
const SEVERAL_TRIES = { timeout: 60_000, interval: 20 };
const MINUTE_MS = 60_000;
const AWAY = 'the mail server is away: mails wait until it is back';
const BACK = 'the mail server is back';
/** Shorter than the outage, so that another run goes on. */
const RUN_MS = 1_500;

async function setUp(environment: Record<string, string> = {}) {
  const sink = await openMailSink();
  const app = await createTestApp({ ...mailSettings(sink.url), ...environment });
  return { sink, app };
}

async function statesOf(app: TestApp): Promise<string[]> {
  return (await mailRows(app)).map(({ state }) => state);
}

function untilStates(app: TestApp, states: string[]): Promise<void> {
  return vi.waitFor(async () => expect(await statesOf(app)).toEqual(states), WAIT);
}

function idsOf({ received }: MailSink): string[] {
  return received.map(({ raw }) => /^message-id: <(.+)@/im.exec(raw.toString())?.[1] ?? '');
}

describe('a queued mail', () => {
  test('is sent, with the server’s own words and who it is from', async () => {
    const { sink, app } = await setUp();
    const [id] = await queueMails(app, 1);
    sendingInstance(app);
    await untilStates(app, ['sent']);
    expect(await mailRows(app)).toMatchObject([
      { attempts: 1, due_at: null, claimed_by: null, reply: expect.stringMatching(/^250 /) },
    ]);
    const [mail] = await sink.parsed();
    expect(mail).toMatchObject({
      from: { name: 'The Summit', address: 'summit@summit.example' },
      to: [{ address: '0@people.example' }],
      replyTo: [{ address: 'summit@example.com' }],
      subject: 'Test mail: AI for Business Summit',
      messageId: `<${id}@127.0.0.1>`,
    });
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
  });

  test('about somebody’s own record goes before news', async () => {
    const { sink, app } = await setUp({ MAIL_RATE: '10' });
    await queueMails(app, 12, { promise: 'bulk' });
    await queueMails(app, 6, { first: 100 });
    sendingInstance(app);
    await vi.waitFor(() => expect(sink.received).toHaveLength(18), WAIT);
    const order = sink.received.map(({ to }) => Number.parseInt(to[0] ?? '', 10) >= 100);
    expect(order.lastIndexOf(true)).toBeLessThan(10);
  });

  test('is sent no faster than MAIL_RATE allows', async () => {
    const { sink, app } = await setUp({ MAIL_RATE: '5' });
    await queueMails(app, 12);
    const began = performance.now();
    sendingInstance(app);
    await vi.waitFor(() => expect(sink.received).toHaveLength(12), WAIT);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });
});

describe('a mail that can’t be prepared', () => {
  test('waits to be tried again, even if it is news, and no other mail waits for it', async () => {
    const { sink, app } = await setUp();
    const [broken = ''] = await queueMails(app, 1, { promise: 'bulk' });
    const attachments = JSON.stringify([{ type: 'drawn', drawer: 'nobody' }]);
    await app.store.database.updateTable('mails').set({ attachments }).where('id', '=', broken).execute();
    sendingInstance(app);
    await untilStates(app, ['retry']);
    expect(await mailRows(app)).toMatchObject([
      { attempts: 1, claimed_by: null, reply: expect.stringMatching(/^It couldn’t be prepared/) },
    ]);
    await queueMails(app, 3, { first: 1 });
    await untilStates(app, ['retry', 'sent', 'sent', 'sent']);
    const repaired = { attachments: '[]', due_at: app.clock.now().toISOString() };
    await app.store.database.updateTable('mails').set(repaired).where('id', '=', broken).execute();
    await untilStates(app, ['sent', 'sent', 'sent', 'sent']);
    expect(sink.received).toHaveLength(4);
  });
});

describe('a mail that the server refuses', () => {
  test('for now is tried again after ever longer waits, with the same bytes, for a day', async () => {
    const { sink, app } = await setUp();
    const attempts: string[] = [];
    sink.refusals.content = ({ raw }) => {
      attempts.push(raw.toString());
      return { code: 451, message: '4.7.1 Greylisted' };
    };
    const [id] = await queueMails(app, 1);
    const began = app.clock.now().getTime();
    sendingInstance(app);
    const waits: number[] = [];
    for (;;) {
      const row = await vi.waitFor(async () => {
        const [tried] = await mailRows(app);
        expect(tried).toMatchObject({ attempts: waits.length + 1, claimed_by: null });
        return tried;
      }, WAIT);
      expect(row?.reply).toBe('451 4.7.1 Greylisted');
      if (row?.state === 'failed') break;
      const wait = Date.parse(row?.due_at ?? '') - app.clock.now().getTime();
      waits.push(wait);
      app.clock.advance(wait);
    }
    expect(waits[0]).toBeLessThan(1.2 * MINUTE_MS);
    expect(waits.length).toBeGreaterThan(6);
    const tried = app.clock.now().getTime() - began;
    expect(tried).toBeLessThanOrEqual(GIVE_UP_MS);
    expect(tried).toBeGreaterThan(GIVE_UP_MS / 2);
    expect(new Set(attempts).size, 'the same bytes').toBe(1);
    expect(attempts[0]).toContain(`<${id}@`);
  });

  test('for good has failed at once, and its address gets nothing more', async () => {
    const { sink, app } = await setUp();
    sink.refusals.recipient = () => ({ code: 550, message: '5.1.1 No such user' });
    await queueMails(app, 1);
    sendingInstance(app);
    await untilStates(app, ['failed']);
    let asked = 0;
    sink.refusals.recipient = () => {
      asked += 1;
      return undefined;
    };
    await queueMails(app, 1);
    await untilStates(app, ['failed', 'failed']);
    const replies = (await mailRows(app)).map(({ reply }) => reply);
    expect([asked, ...replies]).toEqual([0, '550 5.1.1 No such user', '550 5.1.1 No such user']);
  });

  test('for its content has failed, but its address may get other mails', async () => {
    const { sink, app } = await setUp();
    sink.refusals.content = () => ({ code: 554, message: '5.7.1 Looks like spam' });
    await queueMails(app, 1);
    sendingInstance(app);
    await untilStates(app, ['failed']);
    sink.refusals = {};
    await queueMails(app, 1);
    await untilStates(app, ['failed', 'sent']);
  });
});

describe('a server that is away', () => {
  test('costs no mail, whatever its promise: all arrive once it is back', async () => {
    const { sink, app } = await setUp();
    await sink.close();
    await queueMails(app, 5, { promise: 'bulk' });
    const ids = await queueMails(app, 30, { first: 100 });
    sendingInstance(app);
    await vi.waitFor(async () => expect(await statesOf(app)).toContain('retry'), WAIT);
    const tried = (await mailRows(app)).filter(({ attempts }) => attempts > 0);
    expect(tried.length, 'few are tried in vain').toBeLessThanOrEqual(10);
    expect(tried[0]?.reply).toContain('ECONNREFUSED');
    await sink.open();
    await vi.waitFor(() => {
      // Each time, because a mail that was in flight may begin its wait only now.
      app.clock.advance(2 * MINUTE_MS);
      expect(sink.received).toHaveLength(35);
    }, WAIT);
    expect(idsOf(sink)).toEqual(expect.arrayContaining(ids));
    await untilStates(app, Array(35).fill('sent'));
  });

  test('is logged once when it goes and once when it is back, whoever tries it meanwhile', {
    timeout: 120_000,
  }, async () => {
    const { sink, app } = await setUp();
    const logged: { msg: string; reply?: string }[] = [];
    const log = createLog('warn', { write: (line) => void logged.push(JSON.parse(line)) });
    const services = { ...app.services, log };
    for (const _instance of [1, 2]) {
      const runner = anotherInstance({ ...app, services }, mailJobs(services.config, RUN_MS));
      runner.start();
      onTestFinished(() => runner.stop());
    }
    /** The clock begins the next run. It doesn't go so fast that a run would lose its lease. */
    const retryAtOnce = async () => {
      app.clock.advance(50);
      const due_at = app.clock.now().toISOString();
      const waiting = app.store.database.updateTable('mails').where('state', '=', 'retry');
      await waiting.set({ due_at }).execute();
    };
    const ofServer = () => logged.filter(({ msg }) => msg.startsWith('the mail server'));
    const attempts = async () => (await mailRows(app)).reduce((sum, row) => sum + row.attempts, 0);
    await queueMails(app, 1);
    await untilStates(app, ['sent']);
    await sink.close();
    await queueMails(app, 3, { first: 1 });
    const until = (holds: () => void | Promise<void>) =>
      vi.waitFor(async () => {
        await retryAtOnce();
        await holds();
      }, SEVERAL_TRIES);
    await until(() => expect(ofServer()).toMatchObject([{ msg: AWAY }]));
    const before = await attempts();
    await until(async () => expect(await attempts()).toBeGreaterThan(before + 1));
    await sink.open();
    await until(async () => expect(new Set(await statesOf(app))).toEqual(new Set(['sent'])));
    await until(() => expect(ofServer()).toMatchObject([{ msg: AWAY }, { msg: BACK }]));
    expect(ofServer()[0]?.reply).toContain('ECONNREFUSED');
  });

  test('or refuses our password, keeps every mail waiting', async () => {
    const sink = await openMailSink();
    const url = sink.url.replace('smtp://', 'smtp://ama:wrong@');
    const app = await createTestApp(mailSettings(url));
    await queueMails(app, 2);
    sendingInstance(app);
    await vi.waitFor(async () => expect(await statesOf(app)).toContain('retry'), WAIT);
    expect(await statesOf(app)).not.toContain('failed');
  });
});

test('without a server, mail is kept and nothing is tried', async () => {
  const app = await createTestApp();
  await queueMails(app, 2);
  expect(await mailRows(app)).toMatchObject([
    { state: 'withheld', due_at: null },
    { state: 'withheld', due_at: null },
  ]);
});
