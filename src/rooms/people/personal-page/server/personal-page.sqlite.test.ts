/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { databaseState } from '#testing/database-state.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { lastLink, lastSecret, pageOf, registered } from '#testing/own-page.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { personalPageJobs } from './jobs.ts';

const ANSWERS = {
  name: 'Aimée Owusu-Ansah',
  company_name: 'Owusu & Co.',
  role: 'Director',
  email: 'aimee@owusu.example',
  whatsapp_number: '+233241234567',
};

const mailsOf = async (app: TestApp) =>
  (await mailRows(app)).map(({ template, recipient }) => `${template} ${recipient}`);
const attendees = (app: TestApp) =>
  app.store.database.selectFrom('attendees').selectAll().orderBy('id').execute();

describe('the page', () => {
  test('shows the registration and its ticket to whoever has the link, and is kept by nobody', async () => {
    const { app, open, path } = await registered();
    const { status, headers, html } = await open();
    expect(status).toBe(200);
    for (const said of ['You’re registered.', 'Aimée Owusu-Ansah', 'as a QR code', publicAddress.calendar]) {
      expect(html).toContain(said);
    }
    expect(html).not.toContain(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    const stored = await app.store.database.selectFrom('personal_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
  });

  test('is found by no guess, and who tries is told to wait', async () => {
    const { app, open } = await registered();
    const statuses: number[] = [];
    for (let guess = 0; guess < 500; guess += 1) {
      const token = Buffer.from(String(guess).padStart(32, '0')).toString('base64url');
      const { status } = await app.visitor.fetch(publicAddress.personal(token), { method: 'HEAD' });
      statuses.push(status);
    }
    const { quota } = LIMITS.wrongLinksFromNetwork;
    expect(statuses.slice(0, quota)).toEqual(Array(quota).fill(404));
    expect(new Set(statuses.slice(quota))).toEqual(new Set([429]));
    expect((await open()).status, 'the right one').toBe(200);
  });

  test('is changed by no GET, no HEAD and no form that is sent without a code', async () => {
    const { app, open, path, press } = await registered();
    const rows = await attendees(app);
    const before = await databaseState(app);
    for (const query of ['', '?do=cancel', '?do=confirm&code=000000', '?done=cancel']) {
      await app.visitor.fetch(path + query);
      await app.visitor.fetch(path + query, { method: 'HEAD' });
    }
    expect(await databaseState(app)).toEqual(before);
    const { html } = await open();
    expect(html).not.toMatch(/onload|\.submit\(|requestSubmit|http-equiv="refresh"/);
    for (const [, body = ''] of html.matchAll(/<form(.*?)<\/form>/gs)) {
      const fields = [...body.matchAll(/name="([^"]+)"[^>]*?value="([^"]*)"/g)];
      await press(Object.fromEntries(fields.map(([, name, value]) => [name, value])));
    }
    expect(await attendees(app)).toEqual(rows);
  });

  test('takes a form from its own page, which sends no origin, and from no other site', async () => {
    const { press } = await registered();
    expect((await press({ do: 'cancel' }, { origin: 'null' })).status).toBe(303);
    expect((await press({ do: 'cancel' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('changes nothing while the site sends no mail, and says whom to ask', async () => {
    const app = await createTestApp();
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const { open, press } = pageOf(app, await lastLink(app));
    const { html } = await open();
    expect(html).toContain('Write to');
    expect(html).not.toContain('<form method="post" class="grid');
    expect((await press({ do: 'cancel' })).status).toBe(409);
    expect(await mailsOf(app)).toHaveLength(1);
    const lost = await (await app.visitor.fetch(publicAddress.lostLink)).text();
    expect(lost).not.toContain('We send a new link');
    expect(lost).toMatch(/can’t send a link.*<a class="link" href="mailto:/s);
  });
});

describe('a change', () => {
  test('is made once the code is typed', async () => {
    const { app, open, press, confirm, version } = await registered();
    const wanted = { ...ANSWERS, name: 'Aimée Asante', do: 'correct', version: await version() };
    expect((await press(wanted)).headers.get('location')).toMatch(/#code$/);
    expect((await attendees(app))[0]?.fullname).toBe('Aimée Owusu-Ansah');
    expect((await open()).html).toContain('Type the code');
    expect((await confirm()).status).toBe(303);
    expect((await attendees(app))[0]?.fullname).toBe('Aimée Asante');
    expect((await open()).html).toContain('Aimée Asante');
    expect(await mailsOf(app)).toEqual([
      'registered aimee@owusu.example',
      'personalCode aimee@owusu.example',
      'registrationChanged aimee@owusu.example',
    ]);
  });

  test('of the address is confirmed at the new one, ends the old link and tells the old address', async () => {
    const { app, open, press, confirm, version } = await registered();
    await press({ ...ANSWERS, do: 'correct', email: 'new@owusu.example', version: await version() });
    expect((await confirm()).status).toBe(303);
    expect((await open()).status).toBe(404);
    expect((await pageOf(app, await lastLink(app)).open()).status).toBe(200);
    expect((await mailsOf(app)).slice(1)).toEqual([
      'personalCode new@owusu.example',
      'registrationChanged new@owusu.example',
      'addressChanged aimee@owusu.example',
    ]);
  });

  test('is refused with what is wrong beside its field, and keeps what was typed', async () => {
    const { app, press } = await registered();
    await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'taken@owusu.example' }) });
    const taken = await press({ ...ANSWERS, do: 'correct', email: 'taken@owusu.example' });
    expect([taken.status, await taken.text()]).toEqual([
      409,
      expect.stringContaining('This e-mail address is already registered.'),
    ]);
    const wrong = await press({ ...ANSWERS, do: 'pass-on', name: 'Kojo', email: 'kojo' });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain('value="Kojo"');
    expect(html).toContain('Please enter a valid email address');
  });

  test('ends with five wrong codes, and with the time', async () => {
    const { app, press, confirm } = await registered();
    await press({ do: 'cancel' });
    const code = await lastSecret(app);
    const wrong = code === '000000' ? '000001' : '000000';
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await press({ do: 'confirm', code: wrong })).status),
    );
    expect(statuses.toSorted()).toEqual([409, 409, 409, 422, 422, 422, 422, 422]);
    expect((await press({ do: 'confirm', code })).status).toBe(409);
    await press({ do: 'cancel' });
    app.clock.set('2025-07-01T09:15:00Z');
    expect((await confirm()).status).toBe(409);
    expect((await attendees(app))[0]?.cancelled_at).toBeNull();
  });

  test('can be asked for five times an hour', async () => {
    const { press } = await registered();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await press({ do: 'cancel' })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test('cancels, and frees the place at once', async () => {
    const { app, open, press, confirm } = await registered();
    await press({ do: 'cancel' });
    await confirm();
    const { html } = await open();
    expect(html).toContain('Your registration is cancelled.');
    expect(html).not.toContain('as a QR code');
    const { client } = await app.signInAs('Administrator');
    expect((await client.call(viewAttendees, {})).body.records).toEqual([]);
    expect((await mailsOf(app)).at(-1)).toBe('registrationCancelled aimee@owusu.example');
    expect((await mailRows(app)).at(-1)?.attachments).toContain('METHOD:CANCEL');
  });

  test('is too late once the summit is over, even if its code was asked for before', async () => {
    const { app, press, confirm } = await registered({ CLOCK: '2025-08-27T23:55:00Z' });
    expect((await press({ do: 'cancel' })).status).toBe(303);
    app.clock.set('2025-08-28T00:05:00Z');
    expect((await confirm()).status).toBe(409);
    expect(await attendees(app)).toMatchObject([{ cancelled_at: null }]);
  });

  test('passes the place on: the old link and ticket end, and the colleague gets their own', async () => {
    const { app, open, press, confirm } = await registered();
    await press({ ...ANSWERS, do: 'pass-on', name: 'Kojo Mensah', email: 'kojo@owusu.example' });
    expect(await (await confirm()).text()).toContain('Your place is passed on');
    expect((await open()).status).toBe(404);
    const [before, after] = await attendees(app);
    expect([before?.cancelled_at === null, after?.cancelled_at === null]).toEqual([false, true]);
    expect(after).toMatchObject({ fullname: 'Kojo Mensah', consent_version: 'passed on' });
    expect((await mailsOf(app)).slice(2)).toEqual([
      'passedToYou kojo@owusu.example',
      'passedOn aimee@owusu.example',
    ]);
    expect((await pageOf(app, await lastLink(app)).open()).html).toContain('Kojo Mensah');
  });

  test('gives out what is kept, and erases it', async () => {
    const { app, open, press, confirm } = await registered();
    await press({ do: 'data' });
    const file = await confirm();
    expect(file.headers.get('content-disposition')).toContain('Personal_Data.json');
    expect(JSON.stringify(await file.json())).toContain('aimee@owusu.example');
    await press({ do: 'erase' });
    expect(await (await confirm()).text()).toContain('Everything is erased');
    expect([(await open()).status, await attendees(app), await mailRows(app)]).toEqual([404, [], []]);
    const left = await app.store.database.selectFrom('personal_links').selectAll().execute();
    expect(left).toEqual([]);
  });
});

test('a lost link is answered alike for everybody, and a new one ends the one before', async () => {
  const { app, open } = await registered();
  const ask = async (email: string) => {
    const body = new URLSearchParams({ email }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.visitor.fetch(publicAddress.lostLink, { method: 'POST', body, headers });
    return { status: response.status, html: await response.text() };
  };
  const known = await ask('Aimee@owusu.example');
  expect(known.status).toBe(200);
  expect(await ask('nobody@owusu.example')).toEqual(known);
  await anotherInstance(app, personalPageJobs).runDue();
  expect((await mailsOf(app)).slice(1)).toEqual(['personalLink aimee@owusu.example']);
  expect((await open()).status).toBe(404);
  expect((await pageOf(app, await lastLink(app)).open()).status).toBe(200);
  for (let asked = 0; asked < 5; asked += 1) expect((await ask('aimee@owusu.example')).status).toBe(200);
  await anotherInstance(app, personalPageJobs).runDue();
  expect((await mailsOf(app)).filter((mail) => mail.startsWith('personalLink'))).toHaveLength(3);
});
