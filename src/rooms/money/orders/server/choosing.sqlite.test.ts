import { expect, test } from 'vitest';
import type { Job } from '#platform/server/jobs/job.ts';
import type { TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { CODE, KINDS } from '#testing/sales.ts';
import { enterPayment } from '../contract.ts';
import { expireOrders } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const run = (app: TestApp, job: Job) => anotherInstance(app, [job]).runDue();

/** The choices of a kind on a page, as people read them. */
const choicesOn = (page: string) =>
  [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, words]) => words);

test('what a code gave stays given once it is deleted, also when the price is made anew', async () => {
  const { app, client, register } = await selling();
  const [ama, kofi] = [await register('Ama', 'Volta Bank'), await register('Kofi')];
  const page = buyersPage(app, ama.link);
  const field = `kind-${ama.lines[0]?.id}`;
  await page.press({ do: 'save', code: 'TENTH', company: 'Volta Bank' });
  await publishSection(client, 'discountCodes', { codes: [{ ...CODE, code: 'OTHER', percent: '5' }] });
  expect(await page.open()).toContain('value="TENTH"');
  for (const values of [{ address: '1 High Street' }, { [field]: 'regular' }]) {
    const saved = await page.press({ do: 'save', code: 'tenth', company: 'Volta Bank', ...values });
    expect(saved.status).toBe(303);
  }
  expect(await readOrder(app, ama.id)).toMatchObject({ code: 'TENTH', total: 135_000 });
  // Colleagues complete the group, whose discount is no larger.
  for (const name of ['Esi', 'Yaw', 'Efua', 'Abena']) await register(name, 'Volta Bank');
  expect(await readOrder(app, ama.id)).toMatchObject({ code: 'TENTH', total: 135_000 });
  const refused = await buyersPage(app, kofi.link).press({ do: 'save', code: 'TENTH' });
  expect(await refused.text()).toContain('There is no such code');
});

test('a code takes its part of a ticket, too, whose kind has lost its price in that currency', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama');
  const { total } = await readOrder(app, id);
  const elsewhere = KINDS.map((kind) => ({ ...kind, prices: [{ currency: 'USD', amount: 9_000 }] }));
  await publishSection(client, 'ticketKinds', { kinds: elsewhere });
  const saved = await buyersPage(app, link).press({ do: 'save', code: 'TENTH' });
  expect(saved.status).toBe(303);
  expect(await readOrder(app, id)).toMatchObject({ code: 'TENTH', total: total * 0.9 });
});

test('who chose what costs nothing can still choose what is paid, which is then kept as long as any order', async () => {
  const { app, client, register } = await selling();
  const [early] = KINDS;
  const free = { ...early, key: 'free', name: 'Exhibition only', prices: [{ currency: 'GHS', amount: 0 }] };
  await publishSection(client, 'ticketKinds', { kinds: [...KINDS, free] });
  const { id, link, lines } = await register('Ama');
  const page = buyersPage(app, link);
  const field = `kind-${lines[0]?.id}`;
  await page.press({ do: 'save', [field]: 'free' });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 0, until: '' });
  expect(await page.open()).toContain('Nothing has to be paid for it. You can still choose');

  await page.press({ do: 'save', [field]: 'regular', code: 'TENTH' });
  const chosen = await readOrder(app, id);
  expect(chosen).toMatchObject({ state: 'open', total: 135_000, code: 'TENTH' });
  expect(chosen.until).not.toBe('');
  const mails = (await mailRows(app)).filter(({ template }) => template === 'orderOpened');
  expect(mails.map(({ text }) => text.includes(chosen.reference))).toEqual([true, true]);
  app.clock.advance(8 * DAY_MS);
  await run(app, expireOrders);
  expect((await readOrder(app, id)).state).toBe('expired');
});

test('what was free stays free while its buyer chooses nothing else, also once its code gives less', async () => {
  const { app, client, register } = await selling();
  await publishSection(client, 'discountCodes', { codes: [{ ...CODE, code: 'GUEST', percent: '100' }] });
  const { id, link } = await register('Ama');
  const page = buyersPage(app, link);
  await page.press({ do: 'save', code: 'GUEST' });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 0 });
  await publishSection(client, 'discountCodes', { codes: [{ ...CODE, code: 'GUEST', percent: '50' }] });
  await page.press({ do: 'save', code: 'GUEST', address: '1 High Street' });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 0, address: '1 High Street' });
});

test('what is paid for is no longer chosen', async () => {
  const { app, client, register } = await selling();
  const { id, link, lines } = await register('Ama');
  const note = 'TRF 1';
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  await buyersPage(app, link).press({ do: 'save', [`kind-${lines[0]?.id}`]: 'student' });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 120_000 });
});

test('beside what was taken stands the price that it keeps, also once it costs more or can’t be had any more', async () => {
  const { app, client, register } = await selling();
  const { id, link, lines } = await register('Ama');
  const page = buyersPage(app, link);
  const dearer = KINDS.map((kind) => ({ ...kind, prices: [{ currency: 'GHS', amount: 200_000 }] }));
  await publishSection(client, 'ticketKinds', { kinds: dearer });
  expect(choicesOn(await page.open())).toEqual([
    'Early bird: GH₵ 1,200',
    'Regular, Both days: GH₵ 2,000',
    'Student: GH₵ 2,000',
  ]);
  await publishSection(client, 'ticketKinds', {
    kinds: dearer.map((kind) => (kind.key === 'early' ? { ...kind, isPublic: false } : kind)),
  });
  expect(choicesOn(await page.open())[0]).toBe('Early bird: GH₵ 1,200');
  await page.press({ do: 'save', [`kind-${lines[0]?.id}`]: 'early' });
  expect(await readOrder(app, id)).toMatchObject({ total: 120_000, lines: [{ kind: 'Early bird' }] });
});
