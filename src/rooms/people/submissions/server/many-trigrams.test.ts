import { expect, inject, test } from 'vitest';
import { matching } from '#platform/server/database/search.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { sampleRegistration } from '#testing/samples.ts';

const PER_NAME = 40;
const FIRST_CHARACTER = 0x4e00;
const isSqlite = inject('template').engine === 'sqlite';

/** A name that has the pair before each of many characters, which are different for each person. */
function fullOf(pair: string, person: number): string {
  const characters = Array.from({ length: PER_NAME }, (_, at) => FIRST_CHARACTER + person * PER_NAME + at);
  return characters.map((character) => pair + String.fromCodePoint(character)).join('');
}

test('a pair is also found when too many trigrams begin with it to look up each', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const list = async (query: object) => (await client.call(viewAttendees, { query })).body;
  const isLookedUp = async () => {
    const attendees = { table: 'attendees', hidden: ['deleted_at', 'cancelled_at'] } as const;
    const plans = await plansOf(app.store, (database) => matching(database, attendees, 'zq'));
    return !plans.join(' ').includes('SCAN attendees_texts');
  };
  const ids: string[] = [];
  const register = async (people: number) => {
    while (ids.length < people) {
      const email = `${ids.length}@guests.example`;
      const body = sampleRegistration({ name: fullOf('zq', ids.length), email });
      ids.unshift((await app.visitor.call(addAttendee, { body })).body.id ?? '');
    }
  };
  const expectFound = async (found: string[]) => {
    for (const query of [{ search: 'ZQ' }, { search: 'zq', page: 1, pageSize: 100 }]) {
      const { records, total } = await list(query);
      expect(total).toBe(found.length);
      expect(records.map(({ id }) => id)).toEqual(found);
    }
  };

  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'else@guests.example' }) });
  await register(5);
  expect(await isLookedUp()).toBe(true);
  await expectFound(ids);

  await register(6);
  expect(await isLookedUp()).toBe(!isSqlite);
  await expectFound(ids);

  const [newest = '', ...others] = ids;
  await client.call(deleteRecord, { query: { id: newest } });
  await expectFound(others);
});
