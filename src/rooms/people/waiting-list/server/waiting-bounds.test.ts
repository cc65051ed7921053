import { expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { enterAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { captchaOf, solveSpamGuard } from '#testing/solve-spam-guard.ts';
import { useUp } from '#testing/use-up.ts';
import { joinWaitingList, WAITING_MAX } from '../contract.ts';
import { promote } from './promote.ts';

const NETWORK = '192.0.2.1';
const AT_ONCE = 100;

/** A summit whose only place is taken. */
async function fullEdition(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const havePlaces = (places: number) =>
    client.call(updateBasicData, {
      query: { id },
      body: { event_year: 2025, event_date: '2025-08-26', places },
    });
  await havePlaces(1);
  await client.call(enterAttendee, { body: answersOf('ama') });
  const join = (name: string, more: { captcha?: string; size?: number } = {}) =>
    app.visitor.call(joinWaitingList, { body: { ...answersOf(name), size: 1, ...more } });
  return { app, havePlaces, join };
}

function answersOf(name: string) {
  return sampleRegistration({ name, email: `${name}@visitors.example` });
}

test('one proof of work tells of one address whether it is on the list, or registered', async () => {
  const { app, join } = await fullEdition({ CAPTCHA: 'on' });
  const solve = async () => captchaOf(await solveSpamGuard(app));
  expect((await join('kojo', { captcha: await solve() })).status).toBe(201);
  for (const name of ['kojo', 'ama']) {
    const captcha = await solve();
    expect((await join(name, { captcha })).status, name).toBe(409);
    expect(await join(name, { captcha }), name).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await join('esi', { captcha })).status, `after ${name}`).toBe(422);
  }
});

test('a network waits for as many places in an hour as it may register', async () => {
  const { app, join } = await fullEdition({ CAPTCHA: 'on' });
  const { limits } = app.services;
  for (let taken = 0; taken < LIMITS.submissions.quota - 5; taken += 1)
    await limits.take('submissions', NETWORK);
  const captcha = captchaOf(await solveSpamGuard(app));
  const refused = await join('kojo', { captcha, size: 10 });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = { captcha: captchaOf(await solveSpamGuard(app)) };
  expect((await join('esi', other)).status, 'who asks for less gets it').toBe(201);
  await limits.reset([{ limit: 'submissions', key: NETWORK }]);
  expect((await join('kojo', { captcha, size: 10 })).status, 'the solution is unspent').toBe(201);
});

test('all who wait count with all who register, and so do those who come along', async () => {
  const { app, havePlaces, join } = await fullEdition({ CAPTCHA: 'on' });
  const solve = async () => captchaOf(await solveSpamGuard(app));
  await useUp(app, 'registrationsInAll', 1);
  expect((await join('kojo', { captcha: await solve(), size: 2 })).status).toBe(201);
  expect((await join('esi', { captcha: await solve() })).status).toBe(503);
  await havePlaces(10);
  const accept = await offerTo(app, 'kojo');
  expect(await accept({ name_2: 'Efua', role_2: 'Director', email_2: 'efua@visitors.example' })).toBe(503);
  expect(await accept({})).toBe(303);
});

test('an offer tells only of a few addresses whether they are registered', async () => {
  const { app, havePlaces, join } = await fullEdition();
  await join('kojo', { size: 2 });
  await havePlaces(10);
  const accept = await offerTo(app, 'kojo');
  const guest = { name_2: 'Ama', role_2: 'Director', email_2: 'ama@visitors.example' };
  const { quota } = LIMITS.offersTried;
  for (let tried = 0; tried < quota; tried += 1) expect(await accept(guest)).toBe(409);
  expect(await accept(guest)).toBe(429);
});

test('the offers of one network tell of no more addresses together, and another network has its own', async () => {
  const { app, havePlaces, join } = await fullEdition({ TRUST_PROXY: '1' });
  await join('kojo', { size: 2 });
  await havePlaces(10);
  const accept = await offerTo(app, 'kojo');
  const guest = { name_2: 'Ama', role_2: 'Director', email_2: 'ama@visitors.example' };
  const from = { 'x-forwarded-for': NETWORK };
  for (let tried = 1; tried < LIMITS.offersTriedFromNetwork.quota; tried += 1)
    await app.services.limits.take('offersTriedFromNetwork', NETWORK);
  expect([await accept(guest, from), await accept(guest, from)]).toEqual([409, 429]);
  expect(await accept({}, { 'x-forwarded-for': '198.51.100.7' })).toBe(303);
});

test('the list has an end', async () => {
  const { app, join } = await fullEdition();
  expect((await join('kojo')).status).toBe(201);
  const { database } = app.store;
  const [kojo] = await database.selectFrom('waiting_entries').selectAll().execute();
  if (!kojo) throw new Error('nobody waits');
  for (let inserted = 1; inserted < WAITING_MAX; inserted += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, WAITING_MAX - inserted) }, (_, index) => {
      const email = `visitor-${inserted + index}@visitors.example`;
      return { ...kojo, id: newId(), email, email_key: email, token_hash: newId() };
    });
    await database.insertInto('waiting_entries').values(rows).execute();
  }
  expect(await join('esi')).toMatchObject({ status: 409, body: { message: 'The waiting list is full.' } });
  await database.deleteFrom('waiting_entries').where('id', '=', kojo.id).execute();
  expect((await join('esi')).status).toBe(201);
});

/** Lets places be offered, and returns how somebody presses the button that takes them. */
async function offerTo(app: TestApp, name: string) {
  await anotherInstance(app, [promote]).runDue();
  const mail = (await mailRows(app)).findLast(({ recipient }) => recipient.startsWith(name));
  expect(mail?.template).toBe('placeOffered');
  const { pathname } = new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '');
  return async (guests: Record<string, string>, from: Record<string, string> = {}) => {
    const body = new URLSearchParams({ do: 'accept', ...guests }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', ...from };
    return (await app.visitor.fetch(pathname, { method: 'POST', body, headers })).status;
  };
}
