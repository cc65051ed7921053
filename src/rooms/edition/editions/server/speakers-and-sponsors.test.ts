import { expect, test } from 'vitest';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { addSponsor, viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import {
  addSpeaker,
  orderSpeakers,
  singleSpeaker,
  speakerCounts,
  speakerList,
} from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { copyEdition, createBasicData, deleteBasicData, makeCurrent, viewEditions } from '../contract.ts';

const of = (edition?: string) => (edition === undefined ? {} : { edition });

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const speaker = async (username: string, edition?: string) =>
    (await client.call(addSpeaker, { body: await sampleSpeaker({ username, ...of(edition) }) })).body.id ??
    '';
  const sponsor = async (name: string, edition?: string) =>
    client.call(addSponsor, { body: { title: 'Sponsor', name, image: sampleDrawing(), ...of(edition) } });
  const asked = async (caller: typeof client, edition?: string) => {
    const query = of(edition);
    const speakers = (await caller.call(speakerList, { query })).body.records;
    const sponsors = (await caller.call(viewSponsors, { query })).body.records;
    return [...speakers.map(({ fullname }) => fullname), ...sponsors.map(({ name }) => name)];
  };
  const current = async () => (await client.call(viewEditions, {})).body.records[0]!;
  return { app, client, visitor: app.visitor, speaker, sponsor, asked, current };
}

test('each edition has its speakers and sponsors, and visitors see those of the current one', async () => {
  const { client, visitor, speaker, sponsor, asked } = await desk();
  const now = await speaker('Ama Now');
  await sponsor('Bank Now');
  const next = (await client.call(createBasicData, { body: { event_year: 2027 } })).body.id ?? '';
  expect(await asked(visitor)).toEqual(['Ama Now', 'Bank Now']);

  const later = await speaker('Esi Next', next);
  await sponsor('Bank Next', next);
  expect(await asked(visitor)).toEqual(['Ama Now', 'Bank Now']);
  expect(await asked(client, next)).toEqual(['Esi Next', 'Bank Next']);
  expect(await asked(client, 'all')).toEqual(['Ama Now', 'Esi Next', 'Bank Now', 'Bank Next']);
  const count = async (edition: string) =>
    (await client.call(speakerCounts, { query: { edition } })).body.totalSpeaker;
  expect([await count('current'), await count(next), await count('all')]).toEqual([1, 1, 2]);
  const found = async (edition: string) =>
    (await client.call(searchEverything, { query: { search: 'a', edition } })).body.records.map(
      ({ title }) => title,
    );
  expect(await found('current')).toEqual(expect.arrayContaining(['Ama Now', 'Bank Now']));
  expect(await found('current')).not.toContain('Bank Next');
  expect(await found(next)).toContain('Bank Next');

  // Nobody sees ahead who doesn't work on it.
  for (const edition of [next, 'all'])
    expect((await visitor.call(speakerList, { query: { edition } })).status).toBe(422);
  const one = async (caller: typeof client, speakerId: string) =>
    (await caller.call(singleSpeaker, { query: { speakerId } })).status;
  expect([await one(visitor, now), await one(visitor, later), await one(client, later)]).toEqual([
    200, 404, 200,
  ]);

  await client.call(makeCurrent, { body: { id: next } });
  expect(await asked(visitor)).toEqual(['Esi Next', 'Bank Next']);
});

test('they are put in order within their edition', async () => {
  const { client, speaker, asked } = await desk();
  const next = (await client.call(createBasicData, { body: { event_year: 2027 } })).body.id ?? '';
  const names = ['Ama', 'Esi', 'Kofi'];
  const ids = [await speaker('Ama'), await speaker('Esi', next), await speaker('Kofi')];
  expect((await client.call(orderSpeakers, { body: { ids: [ids[2]!, ids[0]!] } })).status).toBe(200);
  expect(await asked(client)).toEqual([names[2], names[0]]);
  expect(await asked(client, next)).toEqual([names[1]]);
});

test('a copied edition takes speakers and sponsors along on request, with pictures of their own', async () => {
  const { client, speaker, sponsor, asked, current } = await desk();
  await speaker('Ama');
  await sponsor('Bank');
  const { id } = await current();
  const copy = async (event_year: number, wanted: object) =>
    (await client.call(copyEdition, { query: { id }, body: { event_year, ...wanted } })).body.id ?? '';
  expect(await asked(client, await copy(2027, {}))).toEqual([]);
  const full = await copy(2028, { speakers: true, sponsors: true });
  expect(await asked(client, full)).toEqual(['Ama', 'Bank']);
  const images = async (edition: string) => [
    ...(await client.call(speakerList, { query: { edition } })).body.records.map(({ image }) => image),
    ...(await client.call(viewSponsors, { query: { edition } })).body.records.map(({ image }) => image),
  ];
  const [before, after] = [await images(id), await images(full)];
  expect(new Set([...before, ...after]).size).toBe(4);
});

test('what was added without an edition belongs to the first one', async () => {
  const { client, visitor, speaker, asked, current } = await desk();
  await client.call(deleteBasicData, { query: { id: (await current()).id } });
  await speaker('Ama');
  expect(await asked(visitor)).toEqual(['Ama']);
  const first = (await client.call(createBasicData, { body: { event_year: 2026 } })).body.id ?? '';
  await client.call(createBasicData, { body: { event_year: 2027 } });
  expect(await asked(client, first)).toEqual(['Ama']);
});
