/** @module-tag long */

import { expect, test, vi } from 'vitest';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { summit } from '#testing/waiting.ts';
import { promote } from './promote.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * 60_000;

test('the first link goes on working once the offer is out, and who accepts ends on their own page', async () => {
  const { register, join, cancel, work, pageOf, sendForm, html } = await summit(1);
  const first = await register('ama');
  await join('kojo');
  const joined = await pageOf('kojo');
  expect(await html(joined)).toContain('You’re the first on the list.');
  await cancel(first.body.id ?? '');
  await work();
  const links = [joined, await pageOf('kojo')];
  for (const path of links) expect(await html(path)).toContain('Take the place');
  const accepted = await sendForm(joined, { do: 'accept' });
  const own = accepted.headers.get('location') ?? '';
  expect([accepted.status, own]).toEqual([303, await pageOf('kojo')]);
  expect(await html(own)).toMatch(/<h1[^>]*>You’re registered\..*Your ticket, as a QR code/s);
  const TAKEN = /<h1[^>]*>(<[^>]+>)*You’re registered\..*>Lost your link\?<\/a>.*<footer/s;
  for (const path of links) expect(await html(path)).toMatch(TAKEN);
});

test('an offer ends by itself, and the place goes to the next', async () => {
  const { app, change, register, join, cancel, work, list, lastMail, pageOf, press, registered } =
    await summit(1);
  await change({ places: 1, waiting_hours: 3 });
  const first = await register('ama');
  await join('kojo');
  await join('esi');
  await cancel(first.body.id ?? '');
  await work();
  const path = await pageOf('kojo');
  app.clock.advance(3 * HOUR_MS);
  expect(await press(path, { do: 'accept' })).toBe(409);
  await work();
  expect(await list()).toEqual(['esi offered']);
  expect((await lastMail('kojo'))?.template).toBe('offerEnded');
  expect(await registered()).toEqual([]);
});

test('many places are offered by and by, in the order in which people came, so that nobody waits for all of it', async () => {
  const { app, change, register, join, list } = await summit(1);
  await register('ama');
  const names = Array.from(
    { length: 60 },
    (_, index) => `kojo${String.fromCharCode(97 + index / 26, 97 + (index % 26))}`,
  );
  for (const name of names) await join(name, name === names[3] ? 4 : 1);
  await change({ places: 58 });
  const changes = vi.spyOn(app.store, 'write');
  await new JobRunner(app.services, [promote]).runDue();
  const offered = (await list()).flatMap((one) => one.match(/(?<name>\w+) offered/)?.groups?.name ?? []);
  expect(offered).toEqual(names.slice(0, 54));
  expect(changes.mock.calls.length).toBeGreaterThan(2);
});

test('an offer of an edition that is no longer the current one ends by itself', async () => {
  const { app, client, register, join, cancel, work } = await summit(1);
  const first = await register('ama');
  for (const name of ['kojo', 'esi']) await join(name);
  await cancel(first.body.id ?? '');
  await work();
  await addCurrentEdition(client, { event_year: 2026, event_date: '2026-08-26' });
  const states = async () => {
    const rows = await app.store.database
      .selectFrom('waiting_entries')
      .select('state')
      .orderBy('id')
      .execute();
    return rows.map(({ state }) => state);
  };
  await work();
  expect(await states()).toEqual(['offered', 'waiting']);
  app.clock.advance(15 * 24 * HOUR_MS);
  await work();
  expect(await states()).toEqual(['ended', 'waiting']);
});

test('once the summit is over, nothing is offered or taken, and an offer ends without a mail', async () => {
  const { app, change, register, join, cancel, work, list, lastMail, pageOf, press, registered } =
    await summit(1);
  await change({ places: 1, event_date: '2025-07-03', waiting_hours: 720 });
  const first = await register('ama');
  for (const name of ['kojo', 'esi']) await join(name);
  await cancel(first.body.id ?? '');
  await work();
  expect(await list()).toEqual(['kojo offered', 'esi waiting']);
  const path = await pageOf('kojo');
  app.clock.set('2025-07-20T00:00:00Z');
  expect(await press(path, { do: 'accept' })).toBe(409);
  await work();
  app.clock.advance(MINUTE_MS);
  await work();
  const entries = app.store.database.selectFrom('waiting_entries').select('state').orderBy('position');
  expect((await entries.execute()).map(({ state }) => state)).toEqual(['ended', 'waiting']);
  const mails = [await lastMail('kojo'), await lastMail('esi')];
  expect(mails.map((mail) => mail?.template)).toEqual(['placeOffered', 'waiting']);
  expect(await registered()).toEqual([]);
});
