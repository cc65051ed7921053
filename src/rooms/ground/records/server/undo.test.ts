import { expect, test } from 'vitest';
import { MODULES } from '#app/modules.ts';
import type { Tables } from '#database/schema.ts';
import type { Call } from '#platform/contract/call.ts';
import { kindsWith } from '#platform/server/module.ts';
import { addToken } from '#rooms/access/auth/contract.ts';
import { addUser } from '#rooms/access/users/contract.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addCategory } from '#rooms/programme/categories/contract.ts';
import { addSession } from '#rooms/programme/programme/contract.ts';
import { setSpeakerAddress } from '#rooms/programme/speaker-links/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { addQuestion } from '#rooms/website/faq/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import type { TestClient } from '#testing/client.ts';
import { selling } from '#testing/orders.ts';
import { sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';
import { sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { summit } from '#testing/waiting.ts';
import { TABLES } from '../../../../../scripts/steps/table-owners.ts';
import { deleteRecord, restoreRecords, viewHanging } from '../contract.ts';

/** What isn't of a record: the histories of changes, what the program counts, and when a session was last used. */
const OTHER_TABLES = [
  'activity',
  'programme_changes',
  'row_counts',
  'order_totals',
  'door_changes',
  'settings',
  'jobs',
  'used_solutions',
  'taken_points',
];
const OTHER_COLUMNS = ['last_seen_at'];

interface Made {
  app: TestApp;
  client: TestClient;
  id: string;
  /** Whether undoing brings all back; else it isn't offered. */
  comesBack?: boolean;
}

type Make = () => Promise<Made>;

async function fresh() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  return { app, client, fixtures: await Fixtures.of(app) };
}

const PEOPLE = [{ name: 'Kofi Adu', role: 'Analyst', email: 'kofi@volta.example' }];

/** With nothing on it, and with all that may hang on it; without `comesBack`, undo isn't offered. */
const CASES: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  event: {
    'with people, requests and sessions': () =>
      made(async ({ client, fixtures }) => {
        await fixtures.attendee();
        await fixtures.partnership();
        await client.call(addSession, { body: { title: 'Looms' } });
        return fixtures.currentEdition();
      }),
  },
  attendee: {
    'with nothing': () => made(({ fixtures }) => fixtures.attendee()),
    'who keeps places without names': () =>
      made(async ({ app }) => {
        const body = { ...sampleRegistration(), people: PEOPLE, unnamed: 3 };
        await app.visitor.call(registerGroup, { body });
        return idOf(app, 'attendees');
      }),
    'with an order': async () => {
      const { app, client, register } = await selling();
      const { lines } = await register('Ama');
      return { app, client, id: lines[0]?.attendeeId ?? '', comesBack: false };
    },
  },
  waiting: {
    'who waits': async () => {
      const { app, client, register, join } = await summit(1);
      await register('ama');
      await join('kofi');
      return { app, client, id: await idOf(app, 'waiting_entries') };
    },
    'with an offer': async () => {
      const { app, client, join, work, register, change } = await summit(1);
      await register('ama');
      await join('kofi');
      await change({ places: 2 });
      await work();
      return { app, client, id: await idOf(app, 'waiting_entries'), comesBack: false };
    },
  },
  partnership: { 'with nothing': () => made(({ fixtures }) => fixtures.partnership()) },
  user: {
    'who never signed in': () => made(async ({ client }) => addedUser(client)),
    'who is signed in': () => made(({ fixtures }) => fixtures.user(), false),
    'with a saved view': () =>
      made(async ({ app, client, fixtures }) => {
        const id = await addedUser(client);
        await fixtures.view({ userId: id });
        await app.store.database.updateTable('saved_views').set({ user_id: id }).execute();
        return id;
      }),
    'with a token': () =>
      made(async ({ app }) => {
        const signedIn = await app.signInAs('User');
        await signedIn.client.call(addToken, { body: { name: 'Report', days: 30 } });
        await app.store.database.deleteFrom('sessions').where('user_id', '=', signedIn.userId).execute();
        return signedIn.userId;
      }, false),
  },
  category: { 'with speakers': () => made(async ({ client }) => (await addedSpeaker(client)).category) },
  speaker: {
    'with a session, a picture and an address': () =>
      made(async ({ client }) => {
        const { id } = await addedSpeaker(client);
        await client.call(addSession, { body: { title: 'Looms', people: [{ person: id }] } });
        const body = { email: 'ama@volta.example' };
        await client.call(setSpeakerAddress, { query: { speakerId: id }, body });
        return id;
      }),
  },
  sponsor: {
    'with a contact': () =>
      made(async ({ client }) => {
        const contact = { contactName: 'Ama', contactEmail: 'ama@volta.example' };
        const body = { title: 'Sponsor', name: 'Owusu', image: sampleDrawing(), ...contact };
        return (await client.call(addSponsor, { body })).body.id ?? '';
      }),
  },
  programme: {
    'with people': () =>
      made(async ({ client }) => {
        const people = [{ person: 'Ama Owusu' }, { person: (await addedSpeaker(client)).id }];
        return (await client.call(addSession, { body: { title: 'Looms', people } })).body.id ?? '';
      }),
  },
  'blog-category': {
    'with posts': () =>
      made(async ({ app: { store } }) => {
        const category_id = await insertedBlogCategory(store.database);
        await insertedPost(store.database, { category_id });
        return category_id;
      }),
  },
  post: {
    'with a picture': () =>
      made(async ({ app, client }) => {
        const { name } = (await client.call(addPicture, { body: { image: await samplePhoto() } })).body;
        return (await insertedPost(app.store.database, { picture: name })).id;
      }),
  },
  picture: {
    'that nothing shows': () =>
      made(
        async ({ client }) =>
          (await client.call(addPicture, { body: { image: await samplePhoto() } })).body.id,
      ),
  },
  faq: {
    'with nothing': () =>
      made(async ({ client }) => {
        const body = { question: 'Where?', answer: 'In Accra.' };
        return (await client.call(addQuestion, { body })).body.id ?? '';
      }),
  },
};

async function made(
  make: (site: Awaited<ReturnType<typeof fresh>>) => Promise<string>,
  comesBack = true,
): Promise<Made> {
  const site = await fresh();
  return { ...site, id: await make(site), comesBack };
}

async function idOf({ store }: TestApp, table: 'attendees' | 'waiting_entries'): Promise<string> {
  const row = store.database.selectFrom(table).select('id').orderBy('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function addedUser(client: TestClient): Promise<string> {
  const names = { username: 'Esi Mensah', email: 'esi@volta.example', phone: '+233302123456' };
  const body = { ...names, password: 'correct horse battery' };
  return (await client.call(addUser, { body })).body.id ?? '';
}

async function addedSpeaker(client: TestClient) {
  const category = (await client.call(addCategory, { body: { title: 'Weavers' } })).body.id ?? '';
  const body = await sampleSpeaker({ categoryId: category });
  return { id: (await client.call(addSpeaker, { body })).body.id ?? '', category };
}

async function rowsOf({ store }: TestApp): Promise<Record<string, unknown[]>> {
  const tables = TABLES.filter((name) => !OTHER_TABLES.includes(name)) as (keyof Tables)[];
  const all = tables.map(async (table) => {
    const rows: Record<string, unknown>[] = await store.database.selectFrom(table).selectAll().execute();
    for (const row of rows) for (const column of OTHER_COLUMNS) delete row[column];
    return [table, rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))];
  });
  return Object.fromEntries(await Promise.all(all));
}

/** The call that deletes records of a kind: the common one, or its module's own. */
function deletion(kind: string): Call {
  const module = MODULES.find(({ kinds = [] }) => kinds.some((one) => one.kind.name === kind));
  if (module?.kinds?.some((one) => one.kind.name === kind && one.deleteOne)) return deleteRecord;
  const own = module?.handlers?.find(({ call }) => call.method === 'DELETE' && /^delete/.test(call.name));
  if (!own) throw new Error(`nothing deletes ${kind}`);
  return own.call;
}

test('each kind that is restored is here', () => {
  const restored = kindsWith(MODULES, 'restoreOne').map(({ kind }) => kind.name);
  expect(Object.keys(CASES).toSorted()).toEqual(restored.toSorted());
});

const ALL = Object.entries(CASES).flatMap(([kind, cases]) =>
  Object.entries(cases).map(([name, make]) => [kind, name, make] as const),
);

test.each(ALL)('undo brings all of it back, or isn’t offered: %s %s', async (kind, _name, make) => {
  const { app, client, id, comesBack = true } = await make();
  const before = await rowsOf(app);
  const { hanging } = (await client.call(viewHanging, { body: { ids: [id] } })).body;
  expect(hanging.every((one) => one.comesBack)).toBe(comesBack);
  const deleted = await client.call(deletion(kind), { query: { id } } as never);
  expect([deleted.status, deleted.body]).toEqual([200, expect.anything()]);
  expect(await rowsOf(app)).not.toEqual(before);
  expect((await client.call(restoreRecords, { body: { ids: [id] } })).status).toBe(200);
  if (comesBack) expect(await rowsOf(app)).toEqual(before);
  else expect(await rowsOf(app)).not.toEqual(before);
});
