import { expect, test } from 'vitest';
import { createBasicData, deleteBasicData, updateBasicData } from '#features/event/contract.ts';
import { restoreRecord } from '#features/records/contract.ts';
import { addSpeaker, deleteSpeaker, updateSpeaker } from '#features/speakers/contract.ts';
import { addSponsor, deleteSponsor, updateSponsor } from '#features/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';

interface Kind {
  page: string;
  add(client: TestClient, words: string): Promise<{ body: { id?: string | undefined } }>;
  change(client: TestClient, id: string, words: string): Promise<{ status: number }>;
  remove(client: TestClient, id: string): Promise<{ status: number }>;
}

/** Newer than the existing edition, so that the pages show it. */
const EVENT = { event_year: 2027, event_date: '2027-08-26' };
const NO_FILE = new File([], '');

const BEFORE = 'Zongo Ouagadougou';
const AFTER = 'Kintampo Dzodze';

const KINDS: Record<string, Kind> = {
  'event data': {
    page: '/',
    add: (client, event_theme) => client.call(createBasicData, { body: { ...EVENT, event_theme } }),
    change: (client, id, event_theme) =>
      client.call(updateBasicData, { query: { id }, body: { ...EVENT, event_theme } }),
    remove: (client, id) => client.call(deleteBasicData, { query: { id } }),
  },
  'a speaker': {
    page: '/speakers',
    add: async (client, username) => client.call(addSpeaker, { body: await sampleSpeaker({ username }) }),
    change: async (client, speakerId, username) =>
      client.call(updateSpeaker, {
        query: { speakerId },
        body: await sampleSpeaker({ username, image: NO_FILE }),
      }),
    remove: (client, id) => client.call(deleteSpeaker, { query: { id } }),
  },
  'a sponsor': {
    page: '/sponsors',
    add: (client, name) =>
      client.call(addSponsor, { body: { title: 'Sponsor', name, image: sampleDrawing() } }),
    change: (client, id, name) =>
      client.call(updateSponsor, { query: { id }, body: { title: 'Sponsor', name, image: NO_FILE } }),
    remove: (client, id) => client.call(deleteSponsor, { query: { id } }),
  },
};

test.each(Object.entries(KINDS))(
  'the next visitor of a page sees what was just changed of %s',
  async (_what, kind) => {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const said = async () => {
      const html = await (await app.visitor.fetch(kind.page)).text();
      return [BEFORE, AFTER].filter((words) => html.includes(words));
    };
    expect(await said()).toEqual([]);
    const { id = '' } = (await kind.add(client, BEFORE)).body;
    expect(await said(), 'added').toEqual([BEFORE]);
    expect((await kind.change(client, id, AFTER)).status).toBe(200);
    expect(await said(), 'changed').toEqual([AFTER]);
    expect((await kind.remove(client, id)).status).toBe(200);
    expect(await said(), 'deleted').toEqual([]);
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
    expect(await said(), 'brought back').toEqual([AFTER]);
  },
);
