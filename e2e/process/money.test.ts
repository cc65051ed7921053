import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { enterPayment, exportOrders, sendProforma, singleOrder } from '#rooms/money/orders/contract.ts';
import { updatePaymentProvider, viewPaymentProviders } from '#rooms/money/orders/provider-contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { FakePaystack } from '#testing/fake-paystack.ts';
import { buyersPage, type Site, startSelling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { runCommand } from './commands.ts';
import { allRows, ENGINES, type Sites } from './sites.ts';

const WRITERS = 20;
const KILLS = 4;
/** Each kill hits a later moment of what goes on. */
const LATER_EACH_MS = 40;
const PATIENCE = { timeout: 120_000, interval: 20 };

describe.each(ENGINES)('on %s', (_engine, open) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await open();
  });
  afterAll(() => sites.remove());

  /** A site that sells tickets, whose process can be killed and started again. */
  async function selling(more: Record<string, string> = {}) {
    const environment = {
      ...(await sites.empty()),
      SEED: 'event',
      CAPTCHA: 'off',
      TRUST_PROXY: '1',
      // Its port is known only once it has started.
      PUBLIC_URL: 'http://localhost:3000',
      ...more,
    };
    const start = () => startBuiltServer(environment);
    let server: BuiltServer = await start();
    const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
    const store = openStore(config);
    // Once the summit is over nothing is sold, and this program has the time of today.
    await store.database.updateTable('events').set({ event_date: '2999-08-26' }).execute();
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await store.close();
    });
    const from = (headers: Record<string, string> = {}) =>
      new TestClient(
        (request) => {
          const { pathname, search } = new URL(request.url);
          return fetch(server.url + pathname + search, request);
        },
        config.publicUrl,
        headers,
      );
    const site: Site = {
      store,
      visitor: from(),
      signInAs: async (role) => {
        const signedIn = await insertSignedIn(store, config, role, new Date());
        return { ...signedIn, client: from({ cookie: signedIn.cookie }) };
      },
    };
    const restart = async () => {
      server = await start();
    };
    return { ...(await startSelling(site)), environment, store, server: () => server, from, restart };
  }

  test('twenty writers of papers, killed in the middle, leave no number out and give none twice', async () => {
    const { client: desk, from, store, server, restart } = await selling();
    const papers = () =>
      store.database.selectFrom('order_papers').select(['series', 'number', 'order_id']).execute();
    const paid: string[] = [];
    /** Sells one place after another, until it is cut off. */
    const write = async (number: number) => {
      const visitor = from({ 'x-forwarded-for': `198.51.100.${number}` });
      try {
        for (;;) {
          const email = `${newId()}@buyers.example`;
          if ((await visitor.call(addAttendee, { body: sampleRegistration({ email }) })).status !== 200)
            continue;
          const bought = store.database.selectFrom('orders').select('id').where('email', '=', email);
          const { id } = await bought.executeTakeFirstOrThrow();
          await desk.call(sendProforma, { query: { id } });
          const body = { way: 'cash', amount: '5000', note: 'at the door' } as const;
          if ((await desk.call(enterPayment, { query: { id }, body })).status === 200) paid.push(id);
        }
      } catch (thrown) {
        if (!(thrown instanceof TypeError)) throw thrown;
      }
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (await papers()).length + WRITERS;
      const writing = Array.from({ length: WRITERS }, (_, number) => write(number));
      await vi.waitUntil(async () => (await papers()).length > enough, PATIENCE);
      await wait(kill * LATER_EACH_MS);
      await server().end('SIGKILL');
      await Promise.all(writing);
      await restart();
    }
    const made = await papers();
    for (const series of ['proforma', 'receipt']) {
      const numbers = made.filter((one) => one.series === series).map(({ number }) => number);
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(sorted.length).toBeGreaterThan(KILLS);
      expect(sorted).toEqual(sorted.map((_, index) => index + 1));
    }
    const receipts = made.filter(({ series }) => series === 'receipt').map(({ order_id }) => order_id);
    // Who was told that they have paid has a receipt, and one.
    expect(paid.filter((id) => receipts.filter((one) => one === id).length !== 1)).toEqual([]);
  });

  test('the keys of a provider are in no log, record, export or backup', async () => {
    const paystack = await new FakePaystack().listen();
    onTestFinished(paystack.close);
    const key = `sk_test_${randomBytes(16).toString('hex')}`;
    paystack.key = key;
    const more = { PAYSTACK_URL: paystack.url, LOG_LEVEL: 'debug' };
    const { client, environment, register, server, from } = await selling(more);
    const connect = (typed: string) =>
      client.call(updatePaymentProvider, {
        query: { id: 'paystack' },
        body: { key: typed, webhookSecret: '', isChosen: true },
      });
    // As it may be typed, refused and logged.
    expect((await connect(`${key}x`)).status).toBe(422);
    expect((await connect(key)).status).toBe(200);
    const { id } = await register('Ama');
    const { link } = (await client.call(singleOrder, { query: { id } })).body.record;
    const page = buyersPage({ visitor: from() }, link);
    paystack.silence = 'after';
    expect((await page.press({ do: 'pay' })).status).toBe(503);
    paystack.silence = 'never';
    expect((await page.press({ do: 'pay' })).status).toBe(200);
    const answers = await Promise.all([
      client.call(viewPaymentProviders, {}),
      client.call(viewActivity, {}),
      client.call(singleOrder, { query: { id } }),
    ]);
    const exported = await client.fetch(address(exportOrders, {}), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const folder = quickFolder('keys');
    onTestFinished(folder.remove);
    const backup = await runCommand('backup', [folder.path], environment);
    const place = await sites.empty();
    const copied = /copied to (\S+)\.$/m.exec(backup.printed)?.[1] ?? '';
    const restored = await runCommand('restore', [copied], place);
    expect([backup.code, restored.code]).toEqual([0, 0]);
    await server().end('SIGTERM');
    const texts = {
      log: server().output(),
      answers: JSON.stringify(answers.map(({ body }) => body)),
      exported: await exported.text(),
      commands: [backup.printed, backup.failed, restored.printed, restored.failed].join(),
      database: JSON.stringify([...(await allRows(environment))]),
      backup: JSON.stringify([...(await allRows(place))]),
    };
    // That the places searched have something in them.
    expect(texts.log).toContain('a payment could not be begun');
    for (const where of [texts.database, texts.backup]) expect(where).toContain('payment_key_paystack');
    for (const [where, text] of Object.entries(texts)) expect(text.includes(key), where).toBe(false);
  });
});
