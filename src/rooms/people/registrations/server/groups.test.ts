import { expect, test } from 'vitest';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { runImport } from '#rooms/edition/imports/contract.ts';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { addAttendee, viewAttendees } from '../contract.ts';
import { cancelAttendees, enterAttendee, updateAttendee, viewAttendee } from '../desk.ts';
import { countByGroup } from './group-queries.ts';
import { tellGroups } from './tell-groups.ts';

const FULL = 'GH₵ 1,500';
const IN_GROUP = 'GH₵ 1,350 (10% group discount)';

/** A summit for GH₵ 1,500, with a tenth less from three of a company. */
async function summit(more = {}) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, part_fee_regular: 1500, group_least: 3, group_percent: 10, ...more };
  expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
  const person = (name: string, company_name: string) =>
    sampleRegistration({ name, company_name, email: `${name}@voltabank.example` });
  const register = async (name: string, company: string) =>
    (await app.visitor.call(addAttendee, { body: person(name, company) })).body.id ?? '';
  const tell = () => anotherInstance(app, [tellGroups]).runDue();
  /** What somebody's mails say that they pay, in order. */
  const toPay = async (name: string) => {
    const mails = (await mailRows(app)).filter(({ recipient }) => recipient === `${name}@voltabank.example`);
    return mails.map(({ text }) => /To pay:?\s+(.+)/.exec(text)?.[1]);
  };
  return { app, client, person, register, tell, toPay };
}

type SiteView = Awaited<ReturnType<typeof summit>>;
const added = (form: object) => {
  const { captcha: _captcha, consent: _consent, ...rest } = form as Record<string, unknown>;
  return rest as ReturnType<typeof sampleRegistration>;
};

test('a complete group pays less: who completes it reads it at once, the others in a mail, once', async () => {
  const { register, tell, toPay } = await summit();
  await register('ama', 'Volta Bank');
  await register('kofi', 'VOLTA BANK SARL');
  await register('esi', 'Another One');
  expect(await toPay('kofi')).toEqual([FULL]);
  await register('yaw', 'Volta Bank Ltd');
  expect(await toPay('yaw')).toEqual([IN_GROUP]);
  await tell();
  await tell();
  expect(await toPay('ama')).toEqual([FULL, IN_GROUP]);
  expect(await toPay('kofi')).toEqual([FULL, IN_GROUP]);
  expect(await toPay('yaw')).toEqual([IN_GROUP]);
  expect(await toPay('esi')).toEqual([FULL]);
});

test('people without a company are no group, whether they come one by one or at the same moment', async () => {
  const { app, client, register, tell, toPay } = await summit();
  const alone = ['-', '—', '-'];
  const first = await register('ama', '-');
  for (const [index, company] of alone.entries()) await register(`kofi-${index}`, company);
  await Promise.all(alone.map((company, index) => register(`yaw-${index}`, company)));
  await tell();
  const mails = (await mailRows(app)).filter(({ recipient }) => recipient.endsWith('@voltabank.example'));
  expect(mails.map(({ text }) => /To pay:?\s+(.+)/.exec(text)?.[1])).toEqual(Array(7).fill(FULL));
  expect(await toPay('ama')).toEqual([FULL]);
  const { record } = (await client.call(viewAttendee, { query: { id: first } })).body;
  expect(record.colleagues ?? []).toEqual([]);
});

test('further addresses of one person make no group, and an organiser still joins them', async () => {
  const { client, register, tell, toPay } = await summit();
  for (const name of ['ama', 'ama+1', 'ama+summit', 'Ama+2']) await register(name, 'Volta Bank');
  await tell();
  for (const name of ['ama', 'ama+summit']) expect(await toPay(name)).toEqual([FULL]);
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(records.map(({ group, named }) => [group, named])).toEqual(Array(4).fill([1, 4]));
  for (const name of ['kofi', 'yaw']) await register(name, 'Volta Bank');
  await tell();
  expect((await toPay('ama')).at(-1)).toBe(IN_GROUP);
  expect(await toPay('ama+1')).toEqual([FULL]);
});

test('those who register at the same moment make a group together', async () => {
  const { register, tell, toPay } = await summit();
  await Promise.all(['ama', 'kofi', 'yaw', 'esi'].map((name) => register(name, 'Volta Bank')));
  await tell();
  for (const name of ['ama', 'kofi', 'yaw', 'esi']) expect((await toPay(name)).at(-1)).toBe(IN_GROUP);
});

test('what was promised stays, also when somebody of the group cancels', async () => {
  const { client, register, tell, toPay } = await summit();
  const ids = [];
  for (const name of ['ama', 'kofi', 'yaw']) ids.push(await register(name, 'Volta Bank'));
  await tell();
  await client.call(cancelAttendees, { body: { ids: ids.slice(0, 1), cancelled: true } });
  await tell();
  expect((await toPay('kofi')).at(-1)).toBe(IN_GROUP);
  // Two are left, so who comes now pays in full until a third is there.
  expect(await register('esi', 'Volta')).toBeTruthy();
  expect(await toPay('esi')).toEqual([FULL]);
});

test('somebody whom the desk adds completes a group, too', async () => {
  const { app, client, person, register, tell, toPay } = await summit();
  await register('ama', 'Volta Bank');
  await register('kofi', 'Volta Bank');
  const body = { ...added(person('yaw', 'Volta Bank')), confirm: false };
  expect((await client.call(enterAttendee, { body })).status).toBe(201);
  await tell();
  expect((await toPay('ama')).at(-1)).toBe(IN_GROUP);
  expect(await toPay('yaw')).toEqual([]);
  expect((await mailRows(app)).filter(({ template }) => template === 'groupComplete')).toHaveLength(2);
});

interface Ids {
  kofi: string;
  esi: string;
}

/** How a group of three becomes complete, besides by visitors, after two of them and Esi have registered. */
const COMPLETED: Record<string, (summit: SiteView, ids: Ids) => Promise<unknown>> = {
  'is entered': ({ client, person }) =>
    client.call(enterAttendee, { body: { ...added(person('yaw', 'Volta Bank')), confirm: false } }),
  'gets another company': async ({ client, person }, { esi }) => {
    const { version } = (await client.call(viewAttendee, { query: { id: esi } })).body.record;
    const body = { ...added(person('esi', 'Volta Bank')), version };
    return client.call(updateAttendee, { query: { id: esi }, body });
  },
  'is no longer cancelled': async ({ client, register, tell }, { kofi }) => {
    await client.call(cancelAttendees, { body: { ids: [kofi], cancelled: true } });
    await register('yaw', 'Volta Bank');
    await tell();
    return client.call(cancelAttendees, { body: { ids: [kofi], cancelled: false } });
  },
  'is restored': async ({ client, register, tell }, { kofi }) => {
    await client.call(deleteRecord, { query: { id: kofi } });
    await register('yaw', 'Volta Bank');
    await tell();
    return client.call(restoreRecord, { body: { id: kofi } });
  },
};

test.each(Object.entries(COMPLETED))('a group is told at once when somebody %s', async (_way, complete) => {
  const made = await summit();
  const { register, tell, toPay } = made;
  await register('ama', 'Volta Bank');
  const kofi = await register('kofi', 'Volta Bank');
  const esi = await register('esi', 'Another One');
  // From here on, the job runs by itself only in five minutes.
  await tell();
  expect(await complete(made, { kofi, esi })).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
  await tell();
  expect(await toPay('ama')).toEqual([FULL, IN_GROUP]);
  expect(await toPay('kofi')).toEqual([FULL, IN_GROUP]);
});

test('whoever completes a group at the desk reads it in their own confirmation', async () => {
  const { client, person, register, tell, toPay } = await summit();
  await register('ama', 'Volta Bank');
  const enter = (name: string) =>
    client.call(enterAttendee, { body: { ...added(person(name, 'Volta Bank')), confirm: true } });
  for (const name of ['kofi', 'yaw', 'esi']) expect((await enter(name)).status).toBe(201);
  expect(await toPay('kofi')).toEqual([FULL]);
  expect(await toPay('yaw')).toEqual([IN_GROUP]);
  expect(await toPay('esi')).toEqual([IN_GROUP]);
  await tell();
  expect(await toPay('ama')).toEqual([FULL, IN_GROUP]);
  expect(await toPay('kofi')).toEqual([FULL, IN_GROUP]);
  expect(await toPay('yaw')).toEqual([IN_GROUP]);
});

test('a discount that is agreed in person is said without a number', async () => {
  const { app, register, tell, toPay } = await summit({ group_percent: '' });
  for (const name of ['ama', 'kofi', 'yaw']) await register(name, 'Volta Bank');
  await tell();
  const unknown = `${FULL} (less the discount that the organiser tells you)`;
  expect(await toPay('yaw')).toEqual([unknown]);
  expect(await toPay('ama')).toEqual([FULL, unknown]);
  const told = (await mailRows(app)).find(({ template }) => template === 'groupComplete');
  expect(told?.text).not.toContain('This is what you pay now');
});

test('who registered early keeps the early-bird fee, less the discount', async () => {
  const early = { part_fee_early_bird: '1,200.50', early_bird_expiry: '2025-08-01' };
  const { app, register, tell, toPay } = await summit(early);
  await register('ama', 'Volta Bank');
  await register('kofi', 'Volta Bank');
  app.clock.advance(Date.parse('2025-08-02T12:00:00Z') - app.clock.now().getTime());
  await register('yaw', 'Volta Bank');
  await tell();
  expect(await toPay('yaw')).toEqual([IN_GROUP]);
  expect((await toPay('ama')).at(-1)).toMatch(/^GH₵ 1,080\.45 \(early bird.*; 10% group discount\)$/);
});

test('a company is counted no further than the size that gets its discount', async () => {
  const { app, register } = await summit();
  for (const name of ['ama', 'kofi', 'yaw', 'esi']) await register(name, 'Volta Bank');
  const edition = await findCurrentEdition(app.store.database, app.clock.now());
  const companies = ['volta bank@voltabank.example', 'another one@voltabank.example'];
  expect([...(await countByGroup(app.store.database, edition, companies)).values()].sort()).toEqual([0, 3]);
});

test.each([
  ['no company, at one provider', ['Indépendant', 'independant', 'INDÉPENDANT'], 'visitors.example'],
  ['no company in other words', ['Consultant indépendant', 'Freelance', 'self-employed'], 'visitors.example'],
  ['none in Portuguese', ['Autônomo', 'autônoma', 'Trabalhador por conta própria'], 'visitors.example'],
  [
    'a name, at a public provider',
    ['Université de Lomé', 'Universite de Lome', 'Université de Lomé'],
    'yahoo.fr',
  ],
  ['a name that isn’t the domain’s', ['Atelier', 'Atelier', 'Atelier'], 'mailo.com'],
  [
    'a name, at a university',
    ['Étudiante en master', 'Étudiante en master', 'Étudiante en master'],
    'univ-lome.tg',
  ],
  ['a name, at a provider of another country', ['Volta', 'Volta', 'Volta'], 'hotmail.sn'],
  ['a name, below a public provider', ['Volta', 'Volta', 'Volta'], 'mail.orange.ci'],
])('%s: three strangers are no group', async (_what, companies, domain) => {
  const { app, client, tell } = await summit();
  for (const [index, company_name] of companies.entries()) {
    const body = sampleRegistration({ name: `ama-${index}`, email: `ama-${index}@${domain}`, company_name });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  }
  await tell();
  const mails = (await mailRows(app)).filter(({ recipient }) => recipient.endsWith(domain));
  expect(mails.map(({ text }) => /To pay:?\s+(.+)/.exec(text)?.[1])).toEqual(Array(3).fill(FULL));
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(records.map(({ group }) => group)).toEqual([1, 1, 1]);
});

test('who is imported owes nothing, and makes no group larger', async () => {
  const { client, register, tell, toPay } = await summit();
  await register('ama', 'Volta Bank');
  const file = csvFile(peopleCsv(['Yaw', 'Esi']));
  await client.call(runImport, { query: { kind: 'attendee' }, body: { file } });
  await register('kofi', 'Volta Bank');
  await tell();
  expect(await toPay('kofi')).toEqual([FULL]);
  expect(await toPay('ama')).toEqual([FULL]);
});

test('two mail domains of one name are two groups, and one of a company’s own below another is the same', async () => {
  const { app, tell, toPay } = await summit();
  const at = async (name: string, domain: string) => {
    const body = sampleRegistration({ name, email: `${name}@${domain}`, company_name: 'Volta Bank' });
    await app.visitor.call(addAttendee, { body });
  };
  await at('ama', 'volta.example');
  await at('kofi', 'elsewhere.example');
  await at('esi', 'accra.volta.example');
  await tell();
  expect((await mailRows(app)).every(({ text }) => !text.includes('group discount'))).toBe(true);
  await at('yaw', 'volta.example');
  await tell();
  const told = (await mailRows(app)).filter(({ text }) => text.includes(IN_GROUP));
  expect(told.map(({ recipient }) => recipient.split('@')[0]).toSorted()).toEqual(['ama', 'esi', 'yaw']);
  expect(await toPay('kofi')).toEqual([]);
});

test('a corrected address alone regroups: it may prove the company, and takes nobody’s discount away', async () => {
  const { app, client, person, register, tell, toPay } = await summit();
  const alone = { ...person('ama', 'Volta Bank'), email: 'ama@gmail.com' };
  const id = (await app.visitor.call(addAttendee, { body: alone })).body.id ?? '';
  await register('kofi', 'Volta Bank');
  await register('esi', 'Volta Bank');
  const correct = async (email: string) => {
    const { version } = (await client.call(viewAttendee, { query: { id } })).body.record;
    const body = { ...added(alone), email, version };
    expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
    return (await client.call(viewAttendee, { query: { id } })).body.record.group;
  };
  expect(await correct('ama@yahoo.fr')).toBe(1);
  expect(await correct('ama@voltabank.example')).toBe(3);
  await tell();
  expect(await toPay('kofi')).toEqual([FULL, IN_GROUP]);
  expect(await correct('ama@gmail.com')).toBe(3);
});
