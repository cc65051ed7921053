import { expect, test } from 'vitest';
import { saveLanguages, saveTranslations } from '#rooms/access/languages/contract.ts';
import { viewHanging } from '#rooms/ground/records/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { mailRows } from '#testing/mails.ts';
import { pageOf, registered } from '#testing/own-page.ts';
import { ownCalendar, ownProgramme } from '../../addresses.ts';
import {
  addSession,
  deleteSession,
  moveSessions,
  publishProgramme,
  updateSession,
  viewProgramme,
} from '../../contract.ts';
import { programmeNamesKind, sessionKind } from '../../kind.ts';
import { exchangeStars } from '../../site-contract.ts';

/** Somebody who is registered, and two sessions that were published. */
async function holder() {
  const { app, open } = await registered();
  const { client } = await app.signInAs('Administrator');
  const add = async (title: string, start: number) => {
    const body = {
      title,
      day: 0,
      start,
      length: 60,
      room: `Room of ${title}`,
      people: [{ person: `Who does ${title}` }],
    };
    return (await client.call(addSession, { body })).body.id ?? '';
  };
  const [looms, ledgers] = [await add('Looms', 540), await add('Ledgers', 570)];
  const publish = async () => expect((await client.call(publishProgramme, { body: {} })).status).toBe(200);
  await publish();
  const keyOn = async () => /\/my-programme\/([\w-]+)/.exec((await open()).html)?.[1] ?? '';
  const exchange = (key: string, star: string[] = [], unstar: string[] = []) =>
    app.visitor.call(exchangeStars, { query: { key }, body: { star, unstar } });
  const get = async (address: string, headers = {}) => {
    const response = await app.client(headers).fetch(address);
    return { status: response.status, text: await response.text(), etag: response.headers.get('etag') ?? '' };
  };
  const mails = async () =>
    (await mailRows(app)).filter(({ template }) => template === 'starredSessions').map(({ text }) => text);
  return { app, client, looms, ledgers, publish, keyOn, exchange, get, mails };
}

test('stars are the same on every device that opened the page, and in the calendar', async () => {
  const { looms, ledgers, keyOn, exchange, get } = await holder();
  const [phone, laptop] = [await keyOn(), await keyOn()];
  expect(phone).not.toBe(laptop);
  expect((await exchange(phone, [looms, 'no-such-session'])).body).toEqual({
    stars: [looms],
    wantsMails: false,
  });
  await exchange(laptop, [ledgers, looms]);
  expect((await exchange(phone)).body.stars.toSorted()).toEqual([looms, ledgers].toSorted());
  const page = await get(ownProgramme(laptop));
  expect(page.text).toContain('Overlaps with ‘Ledgers’');
  const calendar = await get(ownCalendar(phone));
  expect(calendar.text).toMatch(/SUMMARY:Looms.*SUMMARY:Ledgers/s);
  expect((await get(ownCalendar(phone), { 'if-none-match': calendar.etag })).status).toBe(304);
  await exchange(laptop, [], [ledgers]);
  expect((await exchange(phone)).body.stars).toEqual([looms]);
  expect((await get(ownCalendar(phone))).text).not.toContain('Ledgers');
  for (const address of [ownProgramme(`A${phone}`), ownCalendar(`A${phone}`)])
    expect((await get(address)).status).toBe(404);
  expect((await exchange('guessed')).status).toBe(404);
});

test('one’s own programme says what is on, and which of the starred ones is next', async () => {
  const { app, looms, ledgers, keyOn, exchange, get } = await holder();
  const key = await keyOn();
  await exchange(key, [looms, ledgers]);
  const states = async (time: string) => {
    app.clock.set(`2025-08-26T${time}:00Z`);
    return (await get(ownProgramme(key))).text.match(/(?<=data-state=")\w+/g);
  };
  expect(await states('08:00')).toEqual(['next', 'later']);
  expect(await states('09:10')).toEqual(['now', 'next']);
  expect(await states('10:00')).toEqual(['past', 'now']);
});

test('who asked for it gets a mail when a starred session is moved or cancelled', async () => {
  const { app, client, looms, ledgers, publish, keyOn, exchange, mails } = await holder();
  const key = await keyOn();
  await exchange(key, [looms]);
  const move = async (id: string, start: number) => {
    await client.call(moveSessions, { body: { moves: [{ id, day: 0, start }] } });
    await publish();
  };
  await move(looms, 600);
  expect(await mails()).toEqual([]);
  const { press } = pageOf(app, ownProgramme(key));
  expect((await press({ mails: 'yes' })).status).toBe(303);
  await move(ledgers, 700);
  expect(await mails()).toEqual([]);
  await move(looms, 630);
  const [told] = await mails();
  expect(told).toMatch(/Looms.*moved from 10:00/s);
  expect(told).not.toContain('Ledgers');
  await press({ mails: 'no' });
  await move(looms, 660);
  expect(await mails()).toHaveLength(1);
  await press({ mails: 'yes' });
  await client.call(deleteSession, { query: { id: looms } });
  await publish();
  expect(await mails()).toHaveLength(2);
});

test('who reads another language is told of it in their words', async () => {
  const { app, client, looms, publish, keyOn, exchange, mails } = await holder();
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  const key = await keyOn();
  await exchange(key, [looms]);
  await pageOf(app, ownProgramme(key)).press({ mails: 'yes' });
  await app.store.database.updateTable('attendees').set({ language: 'fr' }).execute();
  const { edition, rooms } = (await client.call(viewProgramme, {})).body;
  const say = (kind: string, id: string, fr: Record<string, string>) =>
    client.call(saveTranslations, { body: { kind, id, translations: { fr } } });
  await say(sessionKind.name, looms, { title: 'Métiers' });
  const [home, away] = rooms.map(({ id }) => id);
  await say(programmeNamesKind.name, edition.id, { [away ?? '']: 'Salle Volta', [home ?? '']: 'Salle Oti' });
  await client.call(moveSessions, { body: { moves: [{ id: looms, day: 0, start: 720, room: away }] } });
  await publish();
  const [told] = await mails();
  expect(told).toMatch(/Métiers.*déplacé de 09:00 à 12:00 GMT, nouvelle salle\s: Salle Volta/s);
  expect(told).not.toContain('Looms');
});

test('who deletes a session is told who sees it, is in it, and starred it', async () => {
  const { app, client, looms, keyOn, exchange } = await holder();
  await exchange(await keyOn(), [looms]);
  const people = [{ person: 'Ama Mensah' }, { person: 'Kofi Annor' }];
  await client.call(updateSession, { query: { id: looms }, body: { people } });
  const draft = (await client.call(addSession, { body: { title: 'Only planned' } })).body.id ?? '';
  const hanging = async (id: string) =>
    (await client.call(viewHanging, { body: { ids: [id] } })).body.hanging;
  expect(await hanging(looms)).toEqual([
    { text: expect.stringMatching(/^Visitors see it\./), comesBack: true },
    { text: 'In it: Ama Mensah, Kofi Annor.', comesBack: true },
    { text: 'One person starred it.', comesBack: true },
  ]);
  expect(await hanging(draft)).toEqual([]);
  const { client: user } = await app.signInAs('User');
  expect((await user.call(viewHanging, { body: { ids: [looms] } })).status).toBe(403);
});

test('stars are counted for the desk, given out and erased with the registration', async () => {
  const { app, client, looms, keyOn, exchange } = await holder();
  await exchange(await keyOn(), [looms]);
  const { stars } = (await client.call(viewProgramme, {})).body;
  expect(stars).toEqual([{ session: looms, count: 1 }]);
  const body = { email: 'aimee@owusu.example' };
  const { records } = (await client.call(findPerson, { body })).body;
  expect(records.flatMap(({ details }) => details)).toContainEqual({
    label: 'Starred sessions',
    value: 'Looms',
  });
  // A new title that isn't published yet is nobody's data.
  await client.call(updateSession, { query: { id: looms }, body: { title: 'A secret guest' } });
  const again = (await client.call(findPerson, { body })).body.records;
  expect(JSON.stringify(again)).not.toContain('A secret guest');
  await app.store.database.deleteFrom('attendees').execute();
  expect(await app.store.database.selectFrom('programme_stars').selectAll().execute()).toEqual([]);
});
