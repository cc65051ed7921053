import { describe, expect, test } from 'vitest';
import { type Subject, viewActivity } from '#features/activity/contract.ts';
import { addCategory, singleCategory, updateCategory } from '#features/categories/contract.ts';
import { createBasicData, singleBasicData, updateBasicData } from '#features/event/contract.ts';
import { addSpeaker, singleSpeaker, updateSpeaker } from '#features/speakers/contract.ts';
import { addSponsor, singleSponsor, updateSponsor } from '#features/sponsors/contract.ts';
import { addUser, singleUser, updateUser } from '#features/users/contract.ts';
import { CHANGED_MEANWHILE } from '#platform/contract/version.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';

interface Answered {
  status: number;
  body: { id?: string | undefined };
}

/** A kind of record that is edited in a form: how to add, read and change one. */
interface Kind {
  subject: Subject;
  add(client: TestClient): Promise<Answered>;
  read(client: TestClient, id: string): Promise<{ version: string }>;
  change(client: TestClient, id: string, words: string, version?: string, image?: File): Promise<Answered>;
  /** What the activity record calls the field that is changed. */
  field: string;
}

/** What a browser sends when no file was chosen. */
const NO_FILE = new File([], '');

const KINDS: Kind[] = [
  {
    subject: 'event',
    field: 'Theme',
    add: (client) => client.call(createBasicData, { body: { event_year: 2027, event_theme: 'First' } }),
    read: async (client, id) => (await client.call(singleBasicData, { query: { id } })).body.record,
    change: (client, id, words, version) =>
      client.call(updateBasicData, {
        query: { id },
        body: { event_year: 2027, event_theme: words, version },
      }),
  },
  {
    subject: 'user',
    field: 'Name',
    add: (client) => client.call(addUser, { body: user('First') }),
    read: async (client, userId) => (await client.call(singleUser, { query: { userId } })).body.record,
    change: (client, userId, words, version) =>
      client.call(updateUser, {
        query: { userId },
        body: { ...user(words), role: 'User', password: '', version },
      }),
  },
  {
    subject: 'category',
    field: 'Title',
    add: (client) => client.call(addCategory, { body: { title: 'First' } }),
    read: async (client, categoryId) =>
      (await client.call(singleCategory, { query: { categoryId } })).body.record,
    change: (client, categoryId, words, version) =>
      client.call(updateCategory, { query: { categoryId }, body: { title: words, version } }),
  },
  {
    subject: 'speaker',
    field: 'Full name',
    add: async (client) => client.call(addSpeaker, { body: await sampleSpeaker({ username: 'First' }) }),
    read: async (client, speakerId) =>
      (await client.call(singleSpeaker, { query: { speakerId } })).body.records[0],
    change: async (client, speakerId, words, version = '', image = NO_FILE) =>
      client.call(updateSpeaker, {
        query: { speakerId },
        body: { ...(await sampleSpeaker({ username: words, image })), version },
      }),
  },
  {
    subject: 'sponsor',
    field: 'Name',
    add: (client) =>
      client.call(addSponsor, { body: { title: 'Sponsor', name: 'First', image: sampleDrawing() } }),
    read: async (client, id) => (await client.call(singleSponsor, { query: { id } })).body.record,
    change: (client, id, words, version = '', image = NO_FILE) =>
      client.call(updateSponsor, { query: { id }, body: { title: 'Sponsor', name: words, version, image } }),
  },
];

describe.each(KINDS)('two organisers change the same $subject', (kind) => {
  test('the second is told about it and overwrites nothing until they have seen the change', async () => {
    const { ama, id } = await start(kind);
    const { version } = await kind.read(ama, id);
    expect((await kind.change(ama, id, 'Second', version)).status).toBe(200);
    const refused = await kind.change(ama, id, 'Third', version);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: CHANGED_MEANWHILE } });
    expect(await historyOf(kind, ama, id)).toEqual([
      [{ field: kind.field, from: 'First', to: 'Second' }],
      [],
    ]);

    const seen = await kind.read(ama, id);
    expect((await kind.change(ama, id, 'Third', seen.version)).status).toBe(200);
  });

  test('at the same moment: one is accepted', async () => {
    const { ama, id } = await start(kind);
    const { version } = await kind.read(ama, id);
    const replies = await Promise.all(
      ['Second', 'Third'].map((words) => kind.change(ama, id, words, version)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('without a version the change is made, as documented clients make it', async () => {
    const { ama, id } = await start(kind);
    for (const words of ['Second', 'Third']) expect((await kind.change(ama, id, words)).status).toBe(200);
  });
});

test.each(KINDS.filter(({ subject }) => subject === 'speaker' || subject === 'sponsor'))(
  'two organisers change nothing but the picture of the same $subject: the second is told of it',
  async (kind) => {
    const { ama, id } = await start(kind);
    const { version } = await kind.read(ama, id);
    const first = await samplePhoto('first.jpg', '#1e7546');
    const second = await samplePhoto('second.jpg', '#c5492a');
    expect((await kind.change(ama, id, 'First', version, first)).status).toBe(200);
    expect((await kind.change(ama, id, 'First', version, second)).status).toBe(409);
    const seen = await kind.read(ama, id);
    expect((await kind.change(ama, id, 'First', seen.version, second)).status).toBe(200);
  },
);

async function start(kind: Kind) {
  const app = await createTestApp();
  const { client: ama } = await app.signInAs('Administrator');
  const added = await kind.add(ama);
  expect(added.status).toBe(200);
  return { ama, id: added.body.id ?? '' };
}

/** The changes in the record's activities, newest first. */
async function historyOf({ subject }: Kind, client: TestClient, subjectId: string) {
  const { body } = await client.call(viewActivity, { query: { subject, subjectId } });
  return body.records.map(({ changes }) => changes);
}

function user(username: string) {
  return { username, email: 'ama@users.example', password: 'correct horse' };
}
