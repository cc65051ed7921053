import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { correctPerson, exportPerson, findPerson } from '../contract.ts';

const EMAIL = 'aimee@owusu.example';
const TO = { name: 'Aimée Owusu', email: 'a.owusu@owusu.example', whatsapp_number: '024 444 44 44' };

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { id = '' } = (await app.visitor.call(addAttendee, { body: sampleRegistration() })).body;
  await app.visitor.call(addPartnership, { body: samplePartnership() });
  const find = async (email = EMAIL) => (await client.call(findPerson, { body: { email } })).body;
  const version = async () => (await find()).records[0]?.correctable?.version ?? '';
  const correct = async (changes: Partial<typeof TO> & { contact_number?: string; version?: string } = {}) =>
    client.call(correctPerson, { body: { ...TO, id, version: await version(), ...changes } });
  const give = (email = EMAIL) =>
    client.fetch(callAddress(exportPerson), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  return { app, client, id, find, version, correct, give };
}

describe('finding a person', () => {
  test('gives everything that is kept, whatever the case of the address', async () => {
    const { find, id } = await desk();
    const { records, activities, activityTotal } = await find(EMAIL.toUpperCase());
    expect(records.map(({ kind, edition }) => [kind, edition])).toEqual([
      ['attendee', '2025'],
      ['partnership', '2025'],
      ['mail', ''],
      ['mail', ''],
    ]);
    expect(records[0]).toMatchObject({ id, name: 'Aimée Owusu-Ansah', deleted: false });
    const values = records[1]?.details.map(({ value }) => value);
    expect(values).toEqual(
      expect.arrayContaining([EMAIL, '+233302123456', '+233241234567', 'LinkedIn', 'Gold']),
    );
    const mail = Object.fromEntries(records[2]?.details.map(({ label, value }) => [label, value]) ?? []);
    expect(mail).toMatchObject({ Email: EMAIL, Text: expect.stringContaining('Aimée Owusu-Ansah') });
    expect(activityTotal).toBe(2);
    expect(activities.map(({ activity_type }) => activity_type).toSorted()).toEqual([
      'Registered',
      'Requested partnership',
    ]);
  });

  test('finds nothing of anyone else', async () => {
    const { find } = await desk();
    expect(await find('mee@owusu.example')).toMatchObject({ records: [], activities: [] });
  });
});

describe('giving out', () => {
  test('answers a file with everything, and records it without a name', async () => {
    const { client, give } = await desk();
    const response = await give();
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Personal_Data.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const file = await response.json();
    const kinds = ['attendee', 'partnership', 'mail', 'mail'];
    expect(file).toMatchObject({ email: EMAIL, records: kinds.map((kind) => ({ kind })) });
    expect(file.activities).toHaveLength(2);
    const { records } = (await client.call(viewActivity, { query: { type: 'Exported' } })).body;
    expect(records).toMatchObject([
      { activity_description: 'Gave out what is kept about one person: 6 entries' },
    ]);
  });

  test('is refused for somebody of whom nothing is kept', async () => {
    const { give } = await desk();
    expect((await give('nobody@owusu.example')).status).toBe(404);
  });
});

describe('correcting', () => {
  test('changes the record everywhere and records what changed', async () => {
    const { client, id, correct } = await desk();
    expect((await correct()).body).toMatchObject({ message: 'Aimée Owusu corrected.', id });
    const list = async (search: string) =>
      (await client.call(viewAttendees, { query: { search } })).body.records;
    expect(await list('a.owusu@')).toMatchObject([
      { id, fullname: 'Aimée Owusu', phone: '', whatsapp: '+233244444444', company: 'Owusu & Daughters' },
    ]);
    expect(await list('ansah')).toEqual([]);
    const { records } = (await client.call(viewActivity, { query: { subjectId: id, type: 'Updated' } })).body;
    expect(records[0]?.changes).toEqual([
      { field: 'Name', from: 'Aimée Owusu-Ansah', to: 'Aimée Owusu' },
      { field: 'Email', from: EMAIL, to: 'a.owusu@owusu.example' },
      { field: 'Phone', from: '+233302123456', to: '' },
      { field: 'WhatsApp', from: '+233241234567', to: '+233244444444' },
    ]);
  });

  test('is refused if somebody else changed it meanwhile', async () => {
    const { correct, version } = await desk();
    const outdated = await version();
    expect((await correct({ email: EMAIL })).status).toBe(200);
    expect(await correct({ version: outdated })).toMatchObject({
      status: 412,
      body: { code: 'changed-meanwhile' },
    });
  });

  test('is refused with an address that registered already', async () => {
    const { app, correct } = await desk();
    await app.visitor.call(addAttendee, { body: sampleRegistration({ email: TO.email }) });
    expect(await correct()).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
  });
});
