import { expect, test } from 'vitest';
import { registrationState, updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { registerGroup } from '../contract.ts';
import { notAName } from '../messages.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:3000' };

async function summit(more: object = {}) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, part_fee_regular: 1500, group_least: 4, group_percent: 10, ...more };
  expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
  const person = (name: string) => ({
    name,
    role: 'Analyst',
    email: `${name.toLowerCase().replaceAll(' ', '-')}@volta.example`,
  });
  const register = (names: readonly string[], unnamed = 0, headers = {}) => {
    const buyer = sampleRegistration({ ...person('Ama'), company_name: 'Volta Bank' });
    return app.visitor.call(
      registerGroup,
      { body: { ...buyer, people: names.map(person), unnamed } },
      headers,
    );
  };
  const names = async () => {
    const rows = await app.store.database
      .selectFrom('attendees')
      .select('fullname')
      .orderBy('fullname')
      .execute();
    return rows.map(({ fullname }) => fullname);
  };
  const state = async () => (await app.visitor.call(registrationState, {})).body.state;
  return { app, client, register, names, state };
}

type Summit = Awaited<ReturnType<typeof summit>>;

/** Where who registered the group names the others. */
async function namingAddress({ app }: Summit): Promise<string> {
  const mail = (await mailRows(app)).find(({ recipient }) => recipient === 'ama@volta.example');
  const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
  return new URL(link).pathname.replace('/my/', '/group/');
}

async function press({ app }: Summit, address: string, values: Record<string, string>) {
  return app.visitor.fetch(address, {
    method: 'POST',
    headers: FORM,
    body: new URLSearchParams(values).toString(),
  });
}

test('what may be no name is nobody’s, by the call or the page of places', async () => {
  const of = await summit();
  const named = await of.register(['Info Requested', 'Kofi']);
  expect([named.status, named.body.errors]).toEqual([422, { people: notAName({ given: 'Info Requested' }) }]);
  expect((await of.register([], 2)).status).toBe(201);
  const address = await namingAddress(of);
  const page = await press(of, address, { do: 'name', people: 'Pas encore connu, Manager, p@volta.example' });
  expect(await page.text()).toContain('‘Pas encore connu’ may be no name.');
  expect(await of.names()).toEqual(['Ama']);
});

test('the page of places says what is wrong with each line by itself', async () => {
  const of = await summit();
  await of.register([], 2);
  const people = 'TBC, CFO, t@volta.example\nEsi Adu, n/a, e@volta.example';
  const page = await (await press(of, await namingAddress(of), { do: 'name', people })).text();
  const [, error = ''] = /class="field-error"[^>]*>(.*?)<\/div>/s.exec(page) ?? [];
  expect([...error.matchAll(/<li>(.*?)<\/li>/g)].map(([, said]) => said)).toEqual([
    expect.stringMatching(/^Line 1: ‘TBC’/),
    'Line 2: ‘n/a’ isn’t a role.',
  ]);
});

test('who is called Guest is in a group, and a guest isn’t', async () => {
  const of = await summit();
  for (const name of ['Guest 2', 'Kofi’s guest', 'Ministry of Communications'])
    expect((await of.register([name])).status, name).toBe(422);
  expect((await of.register(['Amy Guest'])).status).toBe(201);
  expect(await of.names()).toEqual(['Ama', 'Amy Guest']);
});

test('everybody is registered at once, each with a mail and a link, and for the discount of all places', async () => {
  const of = await summit();
  expect((await of.register(['Kofi', 'Esi'], 1)).status).toBe(201);
  expect(await of.names()).toEqual(['Ama', 'Esi', 'Kofi']);
  const mails = await mailRows(of.app);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    ['ama', 'esi', 'kofi'].map((name) => `${name}@volta.example`),
  );
  for (const { text } of mails) expect(text).toContain('GH₵ 1,350 (10% group discount)');
  expect(new Set(mails.map(({ sealed_link }) => sealed_link)).size).toBe(3);
  const rows = await of.app.store.database.selectFrom('activity').selectAll().execute();
  const told = rows.map((row) => JSON.stringify(row)).filter((row) => row.includes('"Registered"'));
  expect(told).toEqual([
    expect.stringContaining('(Volta Bank) registered a group: 3 people, and 1 to be named'),
  ]);
});

test('if one of them is registered already, nobody is', async () => {
  const of = await summit();
  const esi = sampleRegistration({ email: 'esi@volta.example' });
  await of.app.visitor.call(addAttendee, { body: esi });
  const refused = await of.register(['Kofi', 'Esi']);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual({ people: 'esi@volta.example is registered already.' });
  expect(await of.names()).toHaveLength(1);
});

test('a group that is sent again is the same', async () => {
  const of = await summit();
  const key = { 'idempotency-key': 'a-group-that-is-sent-twice' };
  const first = await of.register(['Kofi'], 0, key);
  const second = await of.register(['Kofi'], 0, key);
  expect(second.body).toEqual(first.body);
  expect(await of.names()).toEqual(['Ama', 'Kofi']);
});

test('places count with and without a name, are named by the link, and can be given back', async () => {
  const of = await summit({ places: 4 });
  const refused = await of.register(['Kofi', 'Esi'], 2);
  expect([refused.status, refused.body.errors]).toEqual([409, { people: 'Only 4 places are left.' }]);
  expect((await of.register(['Kofi'], 2)).status).toBe(201);
  expect(await of.state()).toBe('full');

  const address = await namingAddress(of);
  expect(await (await of.app.visitor.fetch(address)).text()).toContain('2 places are kept for you.');
  const many = 'Abla, CEO, a@volta.example\nBaba, CFO, b@volta.example\nCleo, CTO, c@volta.example';
  expect(await (await press(of, address, { do: 'name', people: many })).text()).toContain(
    'Only 2 places are kept',
  );
  expect((await press(of, address, { do: 'name', people: 'Esi, CFO, esi@volta.example' })).status).toBe(303);
  expect(await of.names()).toEqual(['Ama', 'Esi', 'Kofi']);
  expect(await of.state()).toBe('full');

  await press(of, address, { do: 'give-back', people: '' });
  expect(await of.state()).toBe('open');
  expect((await press(of, address, { do: 'name', people: many })).status).toBe(409);
});

test('nobody is named for a place of a summit that is over', async () => {
  const of = await summit({ event_date: '2025-08-26' });
  await of.register([], 1);
  const address = await namingAddress(of);
  of.app.clock.set('2025-09-10T09:00:00Z');
  const named = await press(of, address, { do: 'name', people: 'Esi, CFO, esi@volta.example' });
  expect([named.status, await named.text()]).toEqual([409, expect.stringContaining('This summit is over.')]);
  expect(await of.names()).toEqual(['Ama']);
});

test('places without a name are free again once who keeps them doesn’t come', async () => {
  const of = await summit({ places: 3 });
  const { id = '' } = (await of.register(['Kofi'], 1)).body;
  expect(await of.state()).toBe('full');
  await of.client.call(cancelAttendees, { body: { ids: [id], cancelled: true } });
  expect(await of.state()).toBe('open');
});

test('the form works without a script, and only while somebody can register', async () => {
  const { app, names } = await summit();
  const values = {
    ...(sampleRegistration({ name: 'Ama', email: 'ama@volta.example' }) as unknown as Record<string, string>),
    people: 'Kofi, CTO, kofi@volta.example',
    unnamed: '',
  };
  const post = () =>
    app.visitor.fetch('/registrants/group', {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams(values).toString(),
    });
  expect((await post()).headers.get('location')).toBe('/?notice=registered');
  expect(await names()).toEqual(['Ama', 'Kofi']);
  app.clock.set('2025-09-10T10:00:00Z');
  expect((await app.visitor.fetch('/registrants/group')).headers.get('location')).toBe('/registrants');
  const late = await post();
  expect([late.status, late.headers.get('location')]).toEqual([303, '/registrants']);
});
