import { expect, test } from 'vitest';
import { saveLanguages, saveTranslations, viewTranslations } from '#rooms/access/languages/contract.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { PROGRAMME_CALENDAR, PROGRAMME_PAGE } from '../addresses.ts';
import { addSession, arrangeProgramme, copyProgramme, publishProgramme, viewProgramme } from '../contract.ts';
import { programmeNamesKind, sessionKind } from '../kind.ts';
import { floorOf } from './translated-names.ts';

const [ENGLISH, FRENCH] = ['Looms and ledgers', 'Métiers et registres'];

async function translated() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const speak = (main: 'en' | 'fr', others: ('en' | 'fr')[]) =>
    client.call(saveLanguages, { body: { main, others } });
  await speak('en', ['fr']);
  const { id = '' } = (await client.call(addSession, { body: { title: ENGLISH, day: 0, start: 600 } })).body;
  const translate = (fr: Record<string, string>) =>
    client.call(saveTranslations, { body: { kind: sessionKind.name, id, translations: { fr } } });
  const publish = () => client.call(publishProgramme, { body: {} });
  const differences = async () => (await client.call(viewProgramme, {})).body.differences;
  const read = async (path: string) => (await app.visitor.fetch(path)).text();
  return { client, speak, translate, publish, differences, read };
}

/** The same with a room, a track and a kind that are called otherwise in French. */
async function named() {
  const known = await translated();
  const { client } = known;
  const { edition, kinds, rules } = (await client.call(viewProgramme, {})).body;
  const body = { rules, walkMinutes: 5, doorsOpen: null, doorsClose: null };
  const rooms = [{ name: 'Volta Hall', floor: 'Upstairs' }];
  const tracks = [{ name: 'Looms', thread: 'gold' as const }];
  await client.call(arrangeProgramme, { body: { ...body, rooms, tracks, kinds } });
  await client.call(addSession, {
    body: { title: 'Ledgers', day: 0, start: 700, room: 'Volta Hall', track: 'Looms', kind: 'talk' },
  });
  const now = (await client.call(viewProgramme, {})).body;
  const [room, track] = [now.rooms[0]?.id ?? '', now.tracks[0]?.id ?? ''];
  const talk = now.kinds.find(({ name }) => name === 'Talk')?.id ?? '';
  const fr = { [room]: 'Salle Volta', [floorOf(room)]: 'À l’étage', [track]: 'Métiers', [talk]: 'Exposé' };
  const of = { kind: programmeNamesKind.name, id: edition.id };
  const translateNames = () => client.call(saveTranslations, { body: { ...of, translations: { fr } } });
  return { ...known, of, translateNames };
}

const ENGLISH_NAMES = ['Volta Hall', 'Upstairs', 'Looms', 'Talk'];
const FRENCH_NAMES = ['Salle Volta', 'À l’étage', 'Métiers', 'Exposé'];

test('what a session says in another language is seen once it is published', async () => {
  const { translate, publish, differences, read } = await translated();
  await publish();
  await translate({ title: FRENCH });
  expect(await differences()).toHaveLength(1);
  for (const path of [PROGRAMME_PAGE, PROGRAMME_CALENDAR])
    expect(await read(`/fr${path}`), path).toContain(ENGLISH);
  await publish();
  expect(await differences()).toEqual([]);
  for (const path of [PROGRAMME_PAGE, PROGRAMME_CALENDAR]) {
    expect(await read(`/fr${path}`), path).toContain(FRENCH);
    expect(await read(path), path).not.toContain(FRENCH);
  }
  expect(await read(`/fr${PROGRAMME_CALENDAR}`)).toMatch(/^URL:.*\/fr\/programme\/looms-and-ledgers/m);
  await translate({});
  expect(await read(`/fr${PROGRAMME_PAGE}`)).toContain(FRENCH);
});

test('what was published stays under its language when the main one changes', async () => {
  const { speak, translate, publish, differences, read } = await translated();
  await translate({ title: FRENCH });
  await publish();
  await speak('fr', ['en']);
  expect(await read(PROGRAMME_PAGE)).toContain(FRENCH);
  expect(await read(`/en${PROGRAMME_PAGE}`)).toContain(ENGLISH);
  expect(await differences()).toEqual([]);
});

test('rooms, tracks and kinds have names in each language, once they are published', async () => {
  const { translateNames, publish, differences, read, speak } = await named();
  await publish();
  expect((await translateNames()).status).toBe(200);
  expect(await differences()).toMatchObject([{ title: 'Rooms, tracks or kinds', isTold: false }]);
  expect(await read(`/fr${PROGRAMME_PAGE}/ledgers`)).toContain('Volta Hall');
  await publish();
  const french = await read(`/fr${PROGRAMME_PAGE}/ledgers`);
  for (const name of FRENCH_NAMES) expect(french).toContain(name);
  for (const name of ENGLISH_NAMES) expect(await read(`${PROGRAMME_PAGE}/ledgers`)).toContain(name);
  expect(await read(`/fr${PROGRAMME_CALENDAR}`)).toMatch(/^LOCATION:Salle Volta.*^CATEGORIES:Métiers/ms);
  expect(await read('/programme.json')).not.toContain('translations');

  await speak('fr', ['en']);
  expect(await differences()).toEqual([]);
  for (const name of FRENCH_NAMES) expect(await read(`${PROGRAMME_PAGE}/ledgers`)).toContain(name);
  for (const name of ENGLISH_NAMES) expect(await read(`/en${PROGRAMME_PAGE}/ledgers`)).toContain(name);
});

test('an edition that takes over a programme has its words in other languages', async () => {
  const { client, of, translate, translateNames, publish } = await named();
  await translate({ title: FRENCH });
  await translateNames();
  await publish();
  const edition = (await client.call(createBasicData, { body: { event_year: 2031 } })).body.id ?? '';
  await client.call(copyProgramme, { body: { edition, from: of.id } });
  const { sessions } = (await client.call(viewProgramme, { query: { edition } })).body;
  const copy = sessions.find(({ title }) => title === ENGLISH)?.id ?? '';
  const textsOf = async (kind: string, id: string) => {
    const { record } = (await client.call(viewTranslations, { query: { kind, id } })).body;
    return Object.values(record.translations.fr ?? {});
  };
  expect(await textsOf(sessionKind.name, copy)).toEqual([FRENCH]);
  expect((await textsOf(of.kind, edition)).toSorted()).toEqual(FRENCH_NAMES.toSorted());
});

test('who speaks is said in the reader’s words, as on their own page', async () => {
  const { client, publish, read } = await translated();
  const speaker = await sampleSpeaker({ title: 'Mrs.', username: 'Esi Owusu', designation: 'Weaver' });
  const { id: speakerId = '' } = (await client.call(addSpeaker, { body: speaker })).body;
  await client.call(addSession, {
    body: { title: 'Threads', day: 0, start: 700, people: [{ person: speakerId }, { person: 'Kofi' }] },
  });
  await publish();
  const translations = { fr: { designation: 'Tisserande' } };
  await client.call(saveTranslations, { body: { kind: 'speaker', id: speakerId, translations } });
  const french = await read('/fr/programme/threads');
  expect(french).toContain('Tisserande');
  expect(french).not.toMatch(/Weaver|Mrs\./);
  expect(french).toContain('Kofi');
  expect(await read('/programme/threads')).toMatch(/Mrs\. Esi Owusu.*Weaver/s);
  for (const feed of [PROGRAMME_CALENDAR, '/programme.json'])
    expect(await read(`/fr${feed}`)).not.toContain('Mrs.');
});

test('a clone says the same in other languages, but for what it says otherwise', async () => {
  const { client, translate, publish, read } = await translated();
  await translate({ title: FRENCH, level: 'Facile' });
  const [session] = (await client.call(viewProgramme, {})).body.sessions;
  const clone = (body: { title: string; start: number }) =>
    client.call(addSession, { body: { from: session?.id ?? '', day: 0, ...body } });
  await clone({ title: ENGLISH, start: 700 });
  await clone({ title: 'Other looms', start: 800 });
  await publish();
  const french = await read(`/fr${PROGRAMME_PAGE}`);
  expect(french.match(new RegExp(`>${FRENCH}<`, 'g'))).toHaveLength(2);
  expect(french).toContain('Other looms');
});
