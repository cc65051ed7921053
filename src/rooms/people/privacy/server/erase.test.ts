import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { addToken, signIn } from '#rooms/access/auth/contract.ts';
import { addUser, updateUser, viewUsers } from '#rooms/access/users/contract.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { addActivity, removeActivity, viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import { addSavedView, viewSavedViews } from '#rooms/ground/views/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { addSpeaker, speakerList } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { samplePartnership, sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { correctPerson, erasePerson, findPerson } from '../contract.ts';

const AMA = {
  name: 'Ama Zwisterlingh',
  email: 'Ama.Zwister@private.example',
  contact_number: '0302777888',
  whatsapp_number: '+233247776665',
  company_name: 'Volta Looms',
};
const TRACES = /.{0,60}(?:zwister|0302777888|247776665).{0,60}/gi;
const body = { email: AMA.email };

async function tracesIn(app: TestApp): Promise<readonly string[]> {
  return (await everythingStored(app)).match(TRACES) ?? [];
}

/** A site on which Ama registered for two editions, asked to be a partner, and is in many activities. */
async function siteWithAma() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = (changes = {}) =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ ...AMA, ...changes }) });
  const { id: deleted = '' } = (await register()).body;
  await addCurrentEdition(client, { event_year: 2031, event_date: '2031-08-26' });
  const { id: present = '' } = (await register()).body;
  await register({
    name: 'Esi Other',
    email: 'esi@other.example',
    contact_number: '',
    whatsapp_number: '0200000000',
  });
  await app.visitor.call(addPartnership, { body: samplePartnership(AMA) });
  await client.call(deleteRecord, { query: { id: deleted } });
  await client.call(addActivity, {
    body: {
      activity_type: 'Called',
      activity_description: `Rang ${AMA.name.toUpperCase()} at ${AMA.contact_number}`,
    },
  });
  const exported = await client.fetch(`${callAddress(exportAttendees)}?search=zwister`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  });
  await exported.text();
  await app.visitor.call(signIn, { body: { email: AMA.email, password: 'wrong password' } });
  const find = async () => (await client.call(findPerson, { body })).body;
  const [record] = (await find()).records.filter(({ id }) => id === present);
  const version = record?.correctable?.version ?? '';
  const correction = { name: 'Ama B. Zwisterlingh', email: AMA.email, whatsapp_number: AMA.whatsapp_number };
  await client.call(correctPerson, { body: { ...correction, id: present, version } });
  const { records } = (await client.call(viewActivity, { query: { search: 'registered' } })).body;
  for (const { id } of records) await client.call(removeActivity, { query: { id } });
  const entries = async () => (await client.call(viewActivity, { query: { page: 1 } })).body.total ?? 0;
  return { app, client, find, entries, register, present, deleted };
}

describe('erasing a person', () => {
  test('leaves no trace in any table, index or file, and keeps every entry of the record of activity', async () => {
    const { app, client, find, entries } = await siteWithAma();
    expect(await tracesIn(app)).not.toEqual([]);
    const before = await entries();
    const erased = await client.call(erasePerson, { body });
    expect(erased.body).toMatchObject({
      message: expect.stringContaining('2 registrations, 1 partnership request'),
    });
    expect(await tracesIn(app)).toEqual([]);
    expect(await entries()).toBe(before + 1);
    expect(await find()).toMatchObject({ records: [], activities: [], activityTotal: 0 });
    expect((await client.call(erasePerson, { body })).status).toBe(404);
  });

  test('keeps everybody else, and every count', async () => {
    const { app, client } = await siteWithAma();
    await client.call(erasePerson, { body });
    const { records, total } = (await client.call(viewAttendees, { query: { page: 1 } })).body;
    expect([records.map(({ fullname }) => fullname), total]).toEqual([['Esi Other'], 1]);
    const stored = await everythingStored(app);
    expect(stored).toContain('Esi Other (Volta Looms) registered');
  });

  test('is recorded without a name, by who did it', async () => {
    const { client } = await siteWithAma();
    await client.call(erasePerson, { body });
    const { records } = (await client.call(viewActivity, { query: { page: 1, pageSize: 1000 } })).body;
    const erasure = records.find(({ activity_type }) => activity_type === 'Erased');
    expect(erasure).toMatchObject({
      username: 'Test Administrator',
      subject_type: 'erasure',
    });
    expect(erasure?.activity_description).toMatch(
      /^Erased what was kept about one person: 2 registrations, 1 /,
    );
    const registered = records.filter(({ activity_type }) => activity_type === 'Registered');
    expect(registered).toMatchObject([
      { username: 'Visitor: Esi Other' },
      { username: 'erased', activity_description: 'erased' },
      { username: 'erased', activity_description: 'erased' },
    ]);
    // Who of the team did something is not the person's data.
    const [corrected] = records.filter(({ activity_type }) => activity_type === 'Updated');
    expect(corrected).toMatchObject({
      username: 'Test Administrator',
      activity_description: 'erased',
      changes: [],
    });
  });

  test('can’t be undone, and lets them register again', async () => {
    const { client, register, present, deleted } = await siteWithAma();
    await client.call(erasePerson, { body });
    for (const id of [present, deleted]) {
      expect((await client.call(restoreRecord, { body: { id } })).status).toBe(404);
    }
    expect((await register()).status).toBe(200);
  });

  test('includes the speaker with their name only if that is confirmed', async () => {
    const { app, client, find } = await siteWithAma();
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: AMA.name, company: 'Volta' }) });
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama Zwister' }) });
    const page = async () => (await app.visitor.fetch('/speakers')).text();
    expect(await page()).toContain(AMA.name);
    const speakers = (await find()).records.filter(({ kind }) => kind === 'speaker');
    expect(speakers).toMatchObject([{ name: AMA.name, byName: true }]);
    await client.call(erasePerson, { body });
    expect(await page()).toContain(AMA.name);
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama Zwister' }) });
    const again = await app.visitor.call(addAttendee, { body: sampleRegistration(AMA) });
    expect(again.status).toBe(200);
    const confirmed = speakers.map(({ id }) => id);
    expect((await client.call(erasePerson, { body: { ...body, confirmed } })).status).toBe(200);
    expect(await page()).not.toContain(AMA.name);
    expect((await app.visitor.call(speakerList, {})).body.records).toHaveLength(2);
    expect(await everythingStored(app)).not.toContain(AMA.name);
  });
});

describe('erasing a user', () => {
  const user = { username: 'Ama Zwisterlingh', email: AMA.email, phone: AMA.contact_number };

  async function siteWithUser() {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const password = 'a long and unusual one';
    const { id = '' } = (await client.call(addUser, { body: { ...user, password } })).body;
    await client.call(updateUser, {
      query: { userId: id },
      body: { ...user, username: 'Ama Z. Zwisterlingh', role: 'Administrator' },
    });
    const signedIn = await app.visitor.call(signIn, { body: { email: AMA.email, password } });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const own = app.client({ cookie });
    await own.call(createBasicData, { body: { event_year: 2033, event_theme: 'Looms' } });
    await own.call(addSavedView, {
      body: { list: 'viewAttendees', name: 'Mine', query: 'search=own' },
    });
    await client.call(addSavedView, {
      body: { list: 'viewAttendees', name: 'Hers', query: `search=${encodeURIComponent(AMA.email)}` },
    });
    await own.call(addToken, { body: { name: 'Of Zwisterlingh', days: 30 } });
    return { app, client, own, id };
  }

  test('ends their access, leaves no trace of them, and keeps what they did', async () => {
    const { app, client, own } = await siteWithUser();
    const { body: found } = await client.call(findPerson, { body });
    expect(found.records).toMatchObject([{ kind: 'user', correctable: null }]);
    expect(JSON.stringify(found.records)).toContain('Of Zwisterlingh');
    expect(JSON.stringify(found.records)).toContain('Mine: search=own');
    expect((await client.call(viewSavedViews, {})).body.records).toMatchObject([{ name: 'Hers' }]);
    expect((await client.call(erasePerson, { body })).status).toBe(200);
    expect((await own.call(viewUsers, {})).status).toBe(401);
    expect(await tracesIn(app)).toEqual([]);
    const { records } = (await client.call(viewActivity, { query: { subject: 'event', search: 'looms' } }))
      .body;
    expect(records).toMatchObject([
      { user_id: '', username: 'erased', activity_description: 'Created the event data for 2033 (Looms)' },
    ]);
    expect((await client.call(viewSavedViews, {})).body.records).toEqual([]);
  });

  test('is refused for oneself', async () => {
    const { own, client } = await siteWithUser();
    const refused = await own.call(erasePerson, { body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await client.call(findPerson, { body })).body.records).toHaveLength(1);
  });
});
