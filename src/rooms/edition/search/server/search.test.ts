import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { newId } from '#platform/server/identifier.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { COUNTED_MAX, FOUND_PER_KIND, searchEverything } from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = async (name: string, email: string) => {
    const body = sampleRegistration({ name, email });
    return (await app.visitor.call(addAttendee, { body })).body.id;
  };
  const find = async (term: string) =>
    (await client.call(searchEverything, { query: { search: term } })).body.records;
  const titles = async (term: string) => (await find(term)).map(({ title }) => title);
  return { app, client, register, find, titles };
}

describe('the search for everything', () => {
  test('finds each kind, without case and accents', async () => {
    const { app, client, register, find } = await organiser();
    const id = await register('Aimée Owusu', 'aimee@visitors.example');
    await app.visitor.call(addPartnership, { body: samplePartnership({ name: 'Kofi Aimee' }) });
    await client.call(addSponsor, {
      body: { title: 'Sponsor', name: 'AIMÉE Works', image: sampleDrawing() },
    });
    const found = await find('aimee');
    expect(found.map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
      ['attendee', 'Aimée Owusu', 'Owusu & Daughters · aimee@visitors.example'],
      ['partnership', 'Kofi Aimee', 'Owusu & Daughters · Gold'],
      ['sponsor', 'AIMÉE Works', 'Sponsor'],
    ]);
    expect(found[0]?.id).toBe(id);
    expect((await find('test admin')).map(({ kind }) => kind)).toEqual(['user']);
  });

  test('lists names that begin with the term first, up to the limit', async () => {
    const { register, titles } = await organiser();
    await register('Adwoa Mensah', 'a@visitors.example');
    await register('Mensah Addo', 'b@visitors.example');
    await register('Yaa Boateng', 'mensah@visitors.example');
    expect(await titles('mensah')).toEqual(['Mensah Addo', 'Adwoa Mensah', 'Yaa Boateng']);
    for (const number of [1, 2, 3, 4, 5, 6]) await register(`Mensah ${number}`, `${number}@visitors.example`);
    expect(await titles('mensah')).toHaveLength(FOUND_PER_KIND);
  });

  test('says how many more a list shows, counted up to a limit, without those it doesn’t show', async () => {
    const { app, client, register } = await organiser();
    const { database } = app.store;
    const first = await register('Mensah', 'first@visitors.example');
    const row = await database
      .selectFrom('attendees')
      .selectAll()
      .where('id', '=', first ?? '')
      .executeTakeFirstOrThrow();
    const copy = async (from: number, to: number) => {
      const numbers = Array.from({ length: to - from }, (_, index) => from + index);
      const copies = numbers.map((number) => ({
        ...{ ...row, submission_key: null, id: newId() },
        ...{ email: `${number}@visitors.example`, email_key: `${number}@visitors.example` },
      }));
      await insertRows(database, 'attendees', copies);
    };
    const more = async (edition?: string) =>
      (await client.call(searchEverything, { query: { search: 'mensah', edition } })).body.more;
    const ofAttendees = (count: number, isMore: boolean) => [{ kind: 'attendee', count, isMore }];
    await copy(1, FOUND_PER_KIND + 2);
    await client.call(cancelAttendees, { body: { ids: [first ?? ''], cancelled: true } });
    expect(await more()).toEqual(ofAttendees(FOUND_PER_KIND + 1, false));
    await copy(FOUND_PER_KIND + 2, COUNTED_MAX + 1);
    expect(await more()).toEqual(ofAttendees(COUNTED_MAX, false));
    await copy(COUNTED_MAX + 1, COUNTED_MAX + 20);
    expect(await more()).toEqual(ofAttendees(COUNTED_MAX, true));
    expect(await more(row.event_id ?? '')).toEqual(ofAttendees(COUNTED_MAX, true));
  });

  test('looks for two letters only at the beginning of a name', async () => {
    const { register, titles } = await organiser();
    await register('Esi Quaye', 'a@visitors.example');
    await register('Quansah', 'b@visitors.example');
    expect(await titles('qu')).toEqual(['Quansah']);
  });

  test('takes every character literally', async () => {
    const { register, titles } = await organiser();
    await register('Per_cent %', 'a@visitors.example');
    await register('Percent', 'b@visitors.example');
    expect(await titles('r_c')).toEqual(['Per_cent %']);
    expect(await titles("'")).toEqual([]);
  });

  test('requires a term', async () => {
    const { client } = await organiser();
    expect((await client.call(searchEverything, { query: { search: ' ' } })).status).toBe(422);
  });
});
