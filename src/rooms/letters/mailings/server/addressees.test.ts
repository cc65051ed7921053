import { expect, test } from 'vitest';
import type { Right } from '#platform/contract/access.ts';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { viewMails } from '#rooms/mail/mail/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { joinWaitingList, removeWaiting, viewWaiting } from '#rooms/people/waiting-list/contract.ts';
import { setSpeakerAddress } from '#rooms/programme/speaker-links/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { samplePartnership, sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import {
  addMailing,
  previewMailing,
  sendMailing,
  singleMailing,
  viewAddressees,
  viewMailings,
} from '../contract.ts';
import { audienceIds, recipientsAmong } from './audience.ts';
import { writeMailing } from './jobs.ts';

const { version: NEWS } = DOCUMENTED_NEWS_CONSENT;
const address = (name: string) => `${name.toLowerCase()}@people.example`;

/** Ama has the only place; Esi, who asks for news, and Yaw wait for one. Adwoa asks for a partnership. */
async function site() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { visitor } = app;
  const id = (await visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, event_date: '2025-08-26', places: 1 };
  await client.call(updateBasicData, { query: { id }, body });
  const form = (name: string, news?: string) => sampleRegistration({ name, email: address(name), news });
  await visitor.call(addAttendee, { body: form('Ama') });
  await visitor.call(joinWaitingList, { body: { ...form('Esi', NEWS), size: 1 } });
  await visitor.call(joinWaitingList, { body: { ...form('Yaw'), size: 1 } });
  await visitor.call(addPartnership, { body: samplePartnership({ name: 'Adwoa', email: address('Adwoa') }) });
  return { app, client };
}

/** Returns their name. */
async function speakerWithAddress(client: TestClient): Promise<string> {
  const body = await sampleSpeaker();
  const speakerId = (await client.call(addSpeaker, { body })).body.id ?? '';
  await client.call(setSpeakerAddress, { query: { speakerId }, body: { email: address('Kofi') } });
  return body.username;
}

async function draft(client: TestClient, others: Right, purpose: 'news' | 'notice' = 'notice') {
  const given = { purpose, subject: 'To {name}', body: '<p>Come early.</p>', audience: { others } };
  return client.call(addMailing, { body: given });
}

async function written(app: TestApp, client: TestClient, others: Right, purpose?: 'news' | 'notice') {
  const { id = '' } = (await draft(client, others, purpose)).body;
  const { count } = (await client.call(previewMailing, { query: { id } })).body;
  await client.call(sendMailing, { body: { id } });
  await anotherInstance(app, [writeMailing]).runDue();
  const mails = (await mailRows(app)).filter(({ mailing_id }) => mailing_id === id);
  return { count, mails, names: mails.map(({ recipient_name }) => recipient_name).toSorted() };
}

test('who waits is written to, with news only if they asked for it, and not once they left', async () => {
  const { app, client } = await site();
  const all = await written(app, client, 'waiting-list');
  expect([all.count, all.names]).toEqual([2, ['Esi', 'Yaw']]);
  expect(all.mails[0]?.text).toContain('because you’re on the waiting list');
  const entries = (await client.call(viewWaiting, {})).body.records;
  expect(all.mails.map(({ about_id }) => about_id).toSorted()).toEqual(
    entries.map(({ id }) => id).toSorted(),
  );
  const news = await written(app, client, 'waiting-list', 'news');
  expect(news.names).toEqual(['Esi']);
  expect(news.mails[0]?.text).toContain('because you asked for news');
  await client.call(removeWaiting, { query: { id: entries[0]?.id ?? '' } });
  expect((await written(app, client, 'waiting-list')).names).toEqual(['Yaw']);
});

test('speakers and who asked for a partnership get news until they end it, as business contacts', async () => {
  const { app, client } = await site();
  const speaker = await speakerWithAddress(client);
  const speakers = await written(app, client, 'speaker-pages', 'news');
  expect(speakers.names).toEqual([speaker]);
  expect(speakers.mails[0]?.text).toContain('because you’re a speaker');
  expect(speakers.mails[0]?.text).toContain('/unsubscribe?mail=');
  expect((await written(app, client, 'partnerships', 'news')).names).toEqual(['Adwoa']);
  await app.store.database
    .insertInto('unsubscriptions')
    .values({ email_key: address('Adwoa'), since: '2025-01-01' })
    .execute();
  expect((await written(app, client, 'partnerships', 'news')).count).toBe(0);
  expect((await written(app, client, 'partnerships')).names).toEqual(['Adwoa']);
});

test('only to those whom the role sees, and nobody else reads these mails', async () => {
  const { app, client } = await site();
  const desk = (await app.signInAs('Desk')).client;
  const offered = async (as: TestClient) =>
    (await as.call(viewAddressees, {})).body.addressees.map(({ name }) => name).toSorted();
  expect(await offered(desk)).toEqual(['news', 'partnerships', 'waiting-list']);
  expect(await offered(client)).toEqual(expect.arrayContaining(['speaker-pages']));
  expect((await draft(desk, 'speaker-pages')).status).toBe(403);
  expect((await draft(desk, 'waiting-list')).status).toBe(201);
  const { id = '' } = (await draft(client, 'speaker-pages')).body;
  for (const call of [singleMailing, previewMailing])
    expect((await desk.call(call, { query: { id } })).status).toBe(403);
  expect((await desk.call(sendMailing, { body: { id } })).status).toBe(403);
  const listed = async (as: TestClient) =>
    (await as.call(viewMailings, {})).body.records.map((one) => one.id);
  expect(await listed(client)).toContain(id);
  expect([(await listed(desk)).length, await listed(desk)]).toEqual([1, expect.not.arrayContaining([id])]);

  const found = async (as: TestClient) => {
    const { records } = (await as.call(searchEverything, { query: { search: 'to {name}' } })).body;
    return records.flatMap((one) => (one.kind === 'mailing' ? [one.id] : []));
  };
  expect((await found(client)).toSorted()).toEqual((await listed(client)).toSorted());
  expect(await found(desk)).toEqual(await listed(desk));

  const speaker = await speakerWithAddress(client);
  await written(app, client, 'speaker-pages');
  await written(app, client, 'waiting-list');
  const read = async (as: TestClient) => {
    const { records } = (await as.call(viewMails, {})).body;
    const written = records.filter(({ subject }) => subject.startsWith('To '));
    return written.map(({ name }) => name).toSorted();
  };
  expect(await read(desk)).toEqual(['Esi', 'Yaw']);
  expect(await read(client)).toEqual(['Esi', speaker, 'Yaw'].toSorted());
});

test('who cancels while others are written to isn’t', async () => {
  const { app, client } = await site();
  const { database } = app.store;
  const reached = async (audience: object) => {
    const chosen = { purpose: 'notice', audience: JSON.stringify(audience) } as const;
    const ids = [(await client.call(viewAttendees, { query: { state: 'all' } })).body.records[0]?.id ?? ''];
    return (await recipientsAmong(app.services, database, chosen, ids)).map(({ name }) => name);
  };
  const cancelled = { state: 'cancelled' };
  expect(await reached({})).toEqual(['Ama']);
  expect(await reached(cancelled)).toEqual([]);
  const { id = '' } = (await client.call(viewAttendees, {})).body.records[0] ?? {};
  await client.call(cancelAttendees, { body: { ids: [id], cancelled: true } });
  expect(await reached({})).toEqual([]);
  for (const audience of [cancelled, { state: 'all' }]) expect(await reached(audience)).toEqual(['Ama']);
});

test('what only attendees have narrows no others, and without their module nobody is written to', async () => {
  const { app, client } = await site();
  const audience = { others: 'waiting-list', company: 'Acme' };
  const body = { purpose: 'notice', subject: 'Hall', body: '<p>2</p>', audience } as const;
  expect((await client.call(addMailing, { body })).status).toBe(422);
  const { database } = app.store;
  const chosen = { purpose: 'notice', audience: JSON.stringify({ others: 'waiting-list' }) } as const;
  const ids = (modules: typeof app.services.modules) =>
    audienceIds({ modules }, database, chosen, app.clock.now());
  const { modules } = app.services;
  expect(await ids(modules)).toHaveLength(2);
  expect(await ids(modules.filter(({ addressees }) => !addressees))).toEqual([]);
});
