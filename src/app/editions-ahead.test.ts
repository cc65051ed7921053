import { expect, test } from 'vitest';
import {
  addPreviewLink,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewDraft,
  viewPublications,
} from '#rooms/edition/content/contract.ts';
import { createBasicData, makeCurrent } from '#rooms/edition/editions/contract.ts';
import { previewMail } from '#rooms/mail/mail/contract.ts';
import { addSponsor, sponsorChoices } from '#rooms/partners/sponsors/contract.ts';
import { addSpeaker, speakerChoices } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';

type Written = 'speakers' | 'sponsors' | 'registered';

async function withNextEdition() {
  const app = await createTestApp();
  app.clock.set('2025-06-01T00:00:00Z');
  const { client } = await app.signInAs('Administrator');
  const body = { event_year: 2027, event_date: '2027-09-01', venue: 'A hall to come' };
  const edition = (await client.call(createBasicData, { body })).body.id ?? '';
  const section = async (name: Written, asked: { edition?: string } = {}) =>
    (await client.call(singleSection, { query: { section: name, ...asked } })).body.record;
  const write = async (name: Written, changed: object) => {
    const { values, version } = await section(name, { edition });
    const written = { section: name, values: { ...values, ...changed }, version, edition };
    const saved = await client.call(saveSection, { body: written });
    expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  };
  const read = async (path: string, by: Pick<typeof client, 'fetch'> = app.visitor) => {
    const response = await by.fetch(path);
    return { status: response.status, html: await response.text() };
  };
  return { app, client, edition, section, write, read };
}

test('the next edition’s texts are written, previewed and published before it is current', async () => {
  const { app, client, edition, section, write, read } = await withNextEdition();
  await publishSection(client, 'speakers', { title: 'Those of twenty-five.' });
  await write('speakers', { title: 'Those of twenty-seven.' });

  const draft = async (query = {}) => (await client.call(viewDraft, { query })).body;
  expect(await draft()).toMatchObject({ year: null, changes: [] });
  expect(await draft({ edition })).toMatchObject({ year: 2027, changes: [{ section: 'speakers' }] });
  expect((await section('speakers')).values.title).toBe('Those of twenty-five.');

  const speaker = await sampleSpeaker({ username: 'Esi Ahead' });
  const { id } = (await client.call(addSpeaker, { body: { ...speaker, edition } })).body;
  const preview = await read('/2027/preview/desk/speakers', client);
  expect(preview.status).toBe(200);
  expect(preview.html).toContain('Those of twenty-seven.');
  expect(preview.html).toContain('Esi Ahead');
  expect(preview.html).toContain('This is how the pages of 2027 will be.');
  expect(preview.html).not.toContain('which is over');
  expect(preview.html).toContain(`href="/2027/preview/desk/speaker/${id}"`);
  expect((await read(`/2027/preview/desk/speaker/${id}`, client)).status).toBe(200);
  expect((await read('/2027/preview/desk/contact', client)).status).toBe(200);
  expect((await read('/preview/desk/speakers', client)).html).toContain('Those of twenty-five.');
  const { address } = (await client.call(addPreviewLink, { body: { edition } })).body;
  expect(new URL(address).pathname).toMatch(/^\/2027\/preview\//);
  expect((await read(new URL(address).pathname)).html).toContain('A hall to come');

  expect((await client.call(publishContent, { body: { edition } })).status).toBe(201);
  expect((await read('/speakers')).html).toContain('Those of twenty-five.');
  expect((await read('/2027/speakers')).status).toBe(404);
  await client.call(makeCurrent, { body: { id: edition } });
  expect((await read('/speakers')).html).toContain('Those of twenty-seven.');
  expect(app.clock.now().getFullYear()).toBe(2025);
});

test('visitors see no draft of an edition to come', async () => {
  const { app, write, read } = await withNextEdition();
  await write('speakers', { title: 'Those of twenty-seven.' });
  const user = await app.signInAs('User');
  for (const by of [app.visitor, user.client]) {
    const { status, html } = await read('/2027/preview/desk/speakers', by);
    expect([status, html.includes('Those of twenty-seven.')]).toEqual([404, false]);
  }
  expect((await read('/2031/preview/desk/speakers')).status).toBe(404);
});

test('what the whole site says is published with the current edition alone', async () => {
  const { client, edition, write } = await withNextEdition();
  await write('speakers', { title: 'Those of twenty-seven.' });
  const record = (await client.call(singleSection, { query: { section: 'blog' } })).body.record;
  const values = { ...record.values, description: 'A site’s own.' };
  await client.call(saveSection, { body: { section: 'blog', values, edition } });
  await client.call(publishContent, { body: { edition } });
  const sections = async (query = {}) =>
    (await client.call(viewDraft, { query })).body.changes.map(({ section }) => section);
  expect(await sections({ edition })).toEqual([]);
  expect(await sections()).toEqual(['blog']);
});

test('each edition has versions of its own', async () => {
  const { client, edition, section, write } = await withNextEdition();
  const versions = async (query = {}) => (await client.call(viewPublications, { query })).body.records;
  const ofCurrent = await versions();
  for (const title of ['One.', 'Two.']) {
    await write('speakers', { title });
    await client.call(publishContent, { body: { edition } });
  }
  expect(await versions()).toEqual(ofCurrent);
  const [, first] = await versions({ edition });
  const body = { publish: true, edition };
  expect((await client.call(restoreContent, { query: { id: first!.id }, body })).status).toBe(200);
  expect((await section('speakers', { edition })).values.title).toBe('One.');
  expect(await versions()).toEqual(ofCurrent);
});

test('mails are worded for the next edition, too, and no edition that isn’t there', async () => {
  const { client, edition, write } = await withNextEdition();
  await write('registered', { subject: 'See you in twenty-seven' });
  const subject = async (query = {}) =>
    (await client.call(previewMail, { query: { template: 'registered', ...query } })).body.subject;
  expect(await subject({ edition })).toBe('See you in twenty-seven');
  expect(await subject()).not.toBe('See you in twenty-seven');
  const refused = await client.call(viewDraft, { query: { edition: 'none' } });
  expect(refused.status).toBe(422);
});

test('forms offer what the edition of a record offers', async () => {
  const { client, edition, write } = await withNextEdition();
  await write('speakers', { titles: 'Dr.\nChief' });
  await write('sponsors', { furtherKinds: 'Friend of the summit' });
  await client.call(publishContent, { body: { edition } });
  const speaker = { ...(await sampleSpeaker()), title: 'Chief', edition };
  const speakerId = (await client.call(addSpeaker, { body: speaker })).body.id ?? '';
  const titles = async (query: { edition?: string; speakerId?: string }) =>
    (await client.call(speakerChoices, { query })).body.titles;
  expect(await titles({})).not.toContain('Chief');
  expect(await titles({ edition: 'all' })).toEqual(await titles({}));
  expect(await titles({ edition })).toEqual(['Dr.', 'Chief']);
  expect(await titles({ speakerId })).toEqual(['Dr.', 'Chief']);

  const sponsor = { name: 'Adom', title: 'Friend of the summit', image: sampleDrawing(), edition };
  const id = (await client.call(addSponsor, { body: sponsor })).body.id ?? '';
  const kinds = async (query: { edition?: string; id?: string }) =>
    (await client.call(sponsorChoices, { query })).body.titles;
  expect(await kinds({})).not.toContain('Friend of the summit');
  expect(await kinds({ edition })).toContain('Friend of the summit');
  expect(await kinds({ id })).toContain('Friend of the summit');
});
