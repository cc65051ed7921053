import { describe, expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { recordCounts } from '#rooms/desk/dashboard/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { fillAttendees } from '../../../../../bench/fill-attendees.ts';
import { addAttendee, exportAttendees, GROUP_COUNTED, viewAttendees } from '../contract.ts';
import { cancelAttendees, enterAttendee, updateAttendee, viewAttendee } from '../desk.ts';
import { alreadyRegistered } from '../messages.ts';

const NOTE = 'Needs a wheelchair ramp.';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const named = (name: string, changes = {}) =>
    sampleRegistration({ name, email: `${name}@visitors.example`, ...changes });
  const register = async (name: string, changes = {}) =>
    (await app.visitor.call(addAttendee, { body: named(name, changes) })).body.id ?? '';
  const read = async (id: string) => (await client.call(viewAttendee, { query: { id } })).body.record;
  const cancel = (ids: string[], cancelled = true) =>
    client.call(cancelAttendees, { body: { ids, cancelled } });
  const names = async (query = {}) => {
    const { records, total } = (await client.call(viewAttendees, { query: { page: 1, ...query } })).body;
    expect(total).toBe(records.length);
    return records.map(({ fullname }) => fullname);
  };
  const changesOf = async (subjectId: string) =>
    (await client.call(viewActivity, { query: { subjectId } })).body.records.map((row) => row.changes);
  return { app, client, named, register, read, cancel, names, changesOf };
}

describe('an organiser adds an attendee', () => {
  test('by the rules of the form, for the current edition, with a note that says who entered them', async () => {
    const { app, client, named, read } = await desk();
    const { body } = await client.call(enterAttendee, { body: { ...named('Ama'), note: NOTE } });
    expect(await read(body.id ?? '')).toMatchObject({
      fullname: 'Ama',
      note: NOTE,
      consent: 'entered at the desk',
    });
    const row = await app.store.database.selectFrom('attendees').selectAll().executeTakeFirstOrThrow();
    const event = await app.store.database.selectFrom('events').select('id').executeTakeFirstOrThrow();
    expect(row.event_id).toBe(event.id);
    const again = await client.call(enterAttendee, {
      body: named('Kofi', { email: 'AMA@visitors.example' }),
    });
    expect(again).toMatchObject({ status: 409, body: { errors: { email: alreadyRegistered() } } });
    const wrong = await client.call(enterAttendee, { body: named('Kofi', { whatsapp_number: '12' }) });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { whatsapp_number: expect.any(String) } } });
  });
});

describe('an organiser corrects an attendee', () => {
  test('in any field: lists, searches and exports follow, and what changed is recorded', async () => {
    const { client, named, register, read, names, changesOf } = await desk();
    const id = await register('Ama');
    const body = { ...named('Adwoa'), company_name: 'Volta Bank', note: NOTE };
    expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
    expect(await read(id)).toMatchObject({ fullname: 'Adwoa', company: 'Volta Bank', note: NOTE });
    expect(await names({ search: 'adwoa' })).toEqual(['Adwoa']);
    expect(await names({ search: 'ama' })).toEqual([]);
    expect(await names({ company: 'VOLTA BANK, Ltd.' })).toEqual(['Adwoa']);
    const [changes] = await changesOf(id);
    expect(changes).toEqual([
      { field: 'Name', from: 'Ama', to: 'Adwoa' },
      { field: 'Company', from: 'Owusu & Daughters', to: 'Volta Bank' },
      { field: 'Email', from: 'Ama@visitors.example', to: 'Adwoa@visitors.example' },
      { field: 'Note', from: '', to: NOTE },
    ]);
  });

  test('not to an address that is registered', async () => {
    const { client, named, register } = await desk();
    await register('Ama');
    const id = await register('Kofi');
    const body = named('Kofi', { email: 'ama@visitors.example' });
    const refused = await client.call(updateAttendee, { query: { id }, body });
    expect(refused).toMatchObject({ status: 409, body: { errors: { email: alreadyRegistered() } } });
  });
});

describe('a cancelled registration', () => {
  test('no longer counts, is found under its state, and can be restored', async () => {
    const { client, register, read, cancel, names, changesOf } = await desk();
    const [ama, kofi] = [await register('Ama'), await register('Kofi')];
    expect((await cancel([ama])).body).toMatchObject({ message: '1 registration cancelled.', ids: [ama] });
    expect(await names()).toEqual(['Kofi']);
    expect(await names({ search: 'ama' })).toEqual([]);
    expect(await names({ state: 'cancelled', search: 'ama' })).toEqual(['Ama']);
    expect(await names({ state: 'all' })).toEqual(['Kofi', 'Ama']);
    expect((await client.call(recordCounts, {})).body.totalAttendee).toBe(1);
    expect((await read(ama)).cancelled).not.toBe('');
    expect((await read(kofi)).group).toBe(1);
    expect((await cancel([ama])).status).toBe(404);

    expect((await cancel([ama, kofi], false)).body.message).toBe('1 registration restored.');
    expect(await names()).toEqual(['Kofi', 'Ama']);
    expect((await changesOf(ama)).slice(0, 2)).toEqual([
      [{ field: 'State', from: 'cancelled', to: 'registered' }],
      [{ field: 'State', from: 'registered', to: 'cancelled' }],
    ]);
  });

  test('lets its address register again, and then can’t be restored', async () => {
    const { app, client, named, register, cancel, names } = await desk();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await app.visitor.call(addAttendee, { body: named('Ama') }, key);
    const ama = first.body.id ?? '';
    await cancel([ama]);
    const second = await app.visitor.call(addAttendee, { body: named('Ama') }, key);
    expect(second).toMatchObject({ status: 200, body: { id: expect.not.stringMatching(ama) } });
    const refused = await cancel([ama], false);
    expect(refused).toMatchObject({ status: 409, body: { message: alreadyRegistered() } });
    const kofi = await register('Kofi');
    await cancel([kofi]);
    expect((await cancel([ama, kofi], false)).body).toMatchObject({
      ids: [kofi],
      message: `1 registration restored. 1 couldn’t be: ${alreadyRegistered()}`,
    });
    expect(await names()).toEqual(['Kofi', 'Ama']);
    // It can be corrected, deleted and brought back as it was, cancelled.
    expect((await client.call(updateAttendee, { query: { id: ama }, body: named('Ama') })).status).toBe(200);
    expect((await client.call(deleteRecord, { query: { id: ama } })).status).toBe(200);
    expect(await names({ state: 'cancelled' })).toEqual([]);
    expect((await client.call(restoreRecord, { body: { id: ama } })).status).toBe(200);
    expect(await names({ state: 'cancelled' })).toEqual(['Ama']);
  });
});

test('a note is in no documented call or export, and is given out with the person’s data', async () => {
  const { app, client, named } = await desk();
  await client.call(enterAttendee, { body: { ...named('Ama'), note: NOTE } });
  const list = await client.fetch('/aiAPI/records/viewattendees');
  expect(await list.text()).not.toContain(NOTE);
  const take = async (path: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await client.fetch(path, { method: 'POST', headers, body: '{}' })).text();
  };
  const plain = await take(address(exportAttendees));
  expect(plain).not.toContain(NOTE);
  const whole = await take(address(exportAttendees, { notes: 'yes' }));
  expect(whole.split('\r\n')[0]).toBe('Name,Company,Designation,Email,Phone,WhatsApp,Notice,Date,State,Note');
  expect(whole).toContain(`registered,${NOTE}`);
  const found = await client.call(findPerson, { body: { email: 'ama@visitors.example' } });
  const details = found.body.records[0]?.details ?? [];
  expect(details).toContainEqual({ label: 'Note', value: NOTE });
  expect(await (await app.visitor.fetch('/registrants')).text()).not.toContain(NOTE);
});

test('the company’s registrations are counted in its edition, and its others named', async () => {
  const { register, read, cancel, client } = await desk();
  const spellings = ['Acme Ltd', 'ACME', 'Acme, Inc.', 'acme limited', 'Acme Co., Ltd.', 'Acme PLC'];
  const ids: string[] = [];
  for (const [index, company_name] of spellings.entries()) {
    ids.push(await register(`a${index}`, { company_name, email: `a${index}@acme.example` }));
  }
  await register('other', { company_name: 'Acme Bank' });
  expect(await read(ids[0] ?? '')).toMatchObject({
    group: 6,
    colleagues: ids.slice(1).map((id, index) => ({ id, fullname: `a${index + 1}` })),
  });
  await cancel([ids[5] ?? '']);
  const { records } = (await client.call(viewAttendees, { query: { page: 1, search: 'a1' } })).body;
  expect(records).toMatchObject([{ fullname: 'a1', group: 5 }]);
});

test('a company’s registrations are counted up to a bound for each row', async () => {
  const { app, client } = await desk();
  await fillAttendees(app.store, GROUP_COUNTED * 6);
  const { records } = (await client.call(viewAttendees, { query: { page: 1 } })).body;
  expect(new Set(records.map(({ group }) => group))).toEqual(new Set([GROUP_COUNTED]));
});
