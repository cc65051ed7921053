import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { saveLanguages, saveTranslations } from '#rooms/access/languages/contract.ts';
import { addMailing } from '#rooms/letters/mailings/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { addPost, deletePost, saveDraft, updatePost } from '#rooms/website/blog/contract.ts';
import { addQuestion } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { erasePerson, exportPerson, findPerson } from '../contract.ts';

const ZUMA = { name: 'Zuma Quansah', email: 'zuma@private.example', whatsapp_number: '+233209998887' };

/** A site on which somebody is registered, and a way to write posts. */
async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, {
    body: sampleRegistration({ ...ZUMA, contact_number: '0302123456' }),
  });
  const find = async () => (await client.call(findPerson, { body: { email: ZUMA.email } })).body;
  const textMatches = async () =>
    (await find()).textMatches.map(
      ({ kind, place, byName }) => `${kind}: ${place}${byName ? ' (name)' : ''}`,
    );
  /** Without what a post's versions say, of which the newest repeats the post. */
  const present = async () => (await textMatches()).filter((place) => !place.includes(', version '));
  const post = async (title: string, content: string) =>
    (await client.call(addPost, { body: { title, content, state: 'draft' } })).body.id ?? '';
  return { app, client, find, textMatches, present, post };
}

test('finds a person in what organisers wrote, by address, number and name', async () => {
  const { client, present, post } = await desk();
  expect(await present()).toEqual([]);
  await post('Address', '<p>Write to <a href="mailto:Zuma@Private.example">her</a>.</p>');
  await post('Number', '<p>Call 020 999-8887, or (+233) 20 999 8887.</p>');
  await post('Name', '<p>With <strong>Zuma</strong> Quansah and others</p>');
  await post('Others', '<p>x-zuma@private.example, 0209998880, Zuma, and Quansah</p>');
  const deleted = await post('Gone', '<p>zuma@private.example</p>');
  await client.call(deletePost, { query: { id: deleted } });
  await client.call(addSpeaker, {
    body: await sampleSpeaker({ username: 'Yaw Darko', description: 'Works with Zuma Quansah.' }),
  });
  await client.call(addMailing, {
    body: {
      purpose: 'notice',
      subject: 'Where to park',
      body: '<p>Where it is shady</p>',
      audience: { search: ZUMA.email },
    },
  });
  expect((await present()).toSorted()).toEqual([
    'mailing: Where to park',
    'post: Address',
    'post: Gone, deleted',
    'post: Name (name)',
    'post: Number',
    'speaker: Yaw Darko (name)',
  ]);
});

test('finds what is said in other languages, of records and of the site', async () => {
  const { client, find, textMatches } = await desk();
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  const question = { question: 'Where?', group: '', answer: '<p>Here.</p>' };
  const { id = '' } = (await client.call(addQuestion, { body: question })).body;
  const answer = '<p>Écrivez à <a href="mailto:zuma@private.example">elle</a>.</p>';
  await client.call(saveTranslations, { body: { kind: 'faq', id, translations: { fr: { answer } } } });
  const speaker = await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Yaw Darko' }) });
  const description = '<p>zuma@private.example</p>';
  const of = { kind: 'speaker', id: speaker.body.id ?? '' };
  await client.call(saveTranslations, { body: { ...of, translations: { fr: { description } } } });
  await publishSection(client, 'contact', { translations: { fr: { location: 'Chez Zuma Quansah' } } });
  expect((await textMatches()).toSorted()).toEqual([
    'content: The site’s texts, version 2 of 2025-07-01 (name)',
    'faq: Where?, Answer (Français)',
    'speaker: Yaw Darko, Description (Français)',
  ]);
  const found = (await find()).records.find(({ name }) => name === 'Yaw Darko');
  expect(found?.details).toContainEqual({
    label: 'Description (Français)',
    value: 'zuma@private.example',
  });
});

test('finds what is typed and what was said before, on pages and in posts', async () => {
  const { client, textMatches, post } = await desk();
  const postId = await post('A post', '<p>zuma@private.example</p>');
  const body = { postId, title: 'A post', state: 'draft' as const };
  await client.call(updatePost, { body: { ...body, content: '<p>Nobody</p>' } });
  await client.call(saveDraft, {
    body: { postId, title: 'A post', content: '<p>0209998887</p>', revision: 0 },
  });
  await publishSection(client, 'contact', { email: 'zuma@private.example' });
  await publishSection(client, 'contact', { email: 'hello@organiser.example' });
  expect((await textMatches()).toSorted()).toEqual([
    expect.stringMatching(/^content: The site’s texts, version 2 of \d{4}-/),
    'post: A post, not saved yet',
    'post: A post, version 1',
  ]);
});

test('gives the sure places out, and leaves them when the person is erased', async () => {
  const { client, find, post } = await desk();
  await post('Address', '<p>zuma@private.example</p>');
  await post('Name', '<p>Zuma Quansah</p>');
  const given = await client.fetch(callAddress(exportPerson), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ZUMA.email }),
  });
  const file = await given.json();
  expect(file.textMatches.map((textMatch: { place: string }) => textMatch.place)).toEqual([
    'Address',
    'Address, version 1',
  ]);
  expect((await client.call(erasePerson, { body: { email: ZUMA.email } })).status).toBe(200);
  const { records, textMatches } = await find();
  expect([records, textMatches.map(({ place }) => place)]).toEqual([[], ['Address', 'Address, version 1']]);
});
