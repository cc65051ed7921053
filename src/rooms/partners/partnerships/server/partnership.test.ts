import { describe, expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { newId } from '#platform/server/identifier.ts';
import { publishContent, saveSection } from '#rooms/edition/content/contract.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { samplePartnership } from '#testing/samples.ts';
import { PARTNERSHIP_RECEIVED } from '#testing/texts-of-2025.ts';
import { addPartnership, partnershipNotices, viewPartnerships } from '../contract.ts';

const MINUTE_MS = 60_000;

async function siteView() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const ask = (changes = {}, key?: string) =>
    app.visitor.call(
      addPartnership,
      { body: samplePartnership(changes) },
      key ? { 'idempotency-key': key } : {},
    );
  const listed = async () => (await client.call(viewPartnerships, {})).body.records;
  return { app, client, ask, listed };
}

test('a deleted request can be sent again', async () => {
  const { client, ask, listed } = await siteView();
  const first = (await ask({}, 'the-same-form')).body.id ?? '';
  await client.call(deleteRecord, { query: { id: first } });
  const again = await ask({}, 'the-same-form');
  expect(again.status).toBe(200);
  expect(await listed()).toMatchObject([{ id: again.body.id }]);
});

test('once the summit is over, the page asks for the next one and sells nothing', async () => {
  const { app, ask } = await siteView();
  const page = async () => (await app.visitor.fetch(publicAddress.sponsorship)).text();
  expect(await page()).toContain('The packages</h2>');
  expect(await page()).not.toContain('This summit is over.');
  app.clock.set('2025-08-28T00:00:00Z');
  const html = await page();
  expect(html).toContain('This summit is over. Tell us who you are');
  for (const sold of ['The packages</h2>', 'GH₵']) expect(html).not.toContain(sold);
  expect((await ask()).status).toBe(200);
});

test('beside the form, a package that is sold out has no price in any currency', async () => {
  const { app, client } = await siteView();
  const prices = [
    { currency: 'GHS', amount: 4_050_000 },
    { currency: 'USD', amount: 271_800 },
  ];
  const values = { offers: [{ name: 'Gold', prices, places: 1 }] };
  await client.call(saveSection, { body: { section: 'packages', values } });
  await client.call(publishContent, { body: {} });
  const page = async () => (await app.visitor.fetch(publicAddress.sponsorship)).text();
  expect(await page()).toContain('2,718</');
  await client.call(addSponsor, { body: { title: 'Gold', image: sampleDrawing() } });
  expect(await page()).toContain('Sold out');
  expect(await page()).not.toContain('2,718</');
});

describe('a visitor asks for a partnership', () => {
  test('and appears in the list with package and notice', async () => {
    const { ask, listed } = await siteView();
    const reply = await ask();
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', message: PARTNERSHIP_RECEIVED } });
    expect(await listed()).toMatchObject([{ id: reply.body.id, package: 'Gold', notice: 'LinkedIn' }]);
  });

  test('the same request within ten minutes counts once, later it is a new one', async () => {
    const { app, ask, listed } = await siteView();
    const first = await ask();
    app.clock.advance(9 * MINUTE_MS);
    expect((await ask({ email: 'AIMEE@owusu.example' })).body.id).toBe(first.body.id);
    app.clock.advance(MINUTE_MS);
    expect((await ask()).body.id).not.toBe(first.body.id);
    expect(await listed()).toHaveLength(2);
  });

  test('another package, or another person, is another request', async () => {
    const { ask, listed } = await siteView();
    await ask();
    await ask({ packages: 'Platinum' });
    await ask({ email: 'kofi@owusu.example' });
    expect(await listed()).toHaveLength(3);
  });

  test('ten at once count as one', async () => {
    const { ask, listed } = await siteView();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask({}, newId())));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  test('only the five documented answers to how they heard of it are accepted', async () => {
    const { app, ask } = await siteView();
    const { client } = await app.signInAs('Administrator');
    expect((await client.call(partnershipNotices, {})).body.notices).toEqual([
      ...['Event official website', 'LinkedIn', 'Invitation Letter', 'Facebook', 'Instagram'],
    ]);
    const refused = await ask({ notice: 'Twitter' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { notice: expect.any(String) } } });
  });
});
