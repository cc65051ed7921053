import { expect, test } from 'vitest';
import { previewImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { addSpeaker, speakerChoices, speakerList, updateSpeaker } from '../contract.ts';

const REFUSED = { status: 422, body: { errors: { title: 'Choose a title.' } } };
const LINES = `Title,Name,Designation,Company,Description\nDr,Esi,Weaver,Volta,Weaves.\nMme,Ama,Weaver,Volta,Weaves.\n`;

test('the titles of people are the organisers’ own, and who has another keeps it', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (title: string) =>
    client.call(addSpeaker, {
      body: await sampleSpeaker({ title, image: await samplePhoto(`${title}.jpg`) }),
    });
  for (const title of ['Master', 'Mr.', 'Mrs.', 'Madam', 'Dr.', 'Professor']) {
    expect([title, (await add(title)).status]).toEqual([title, 200]);
  }
  expect(await add('Mme')).toMatchObject(REFUSED);
  await publishSection(client, 'speakers', { titles: 'M.\nMme\nPr' });
  expect((await add('Mme')).status).toBe(200);
  expect(await add('Dr.')).toMatchObject(REFUSED);

  const { records } = (await app.visitor.call(speakerList, {})).body;
  const speakerId = records.find(({ title }) => title === 'Dr.')?.id ?? '';
  const correct = async (title: string) => {
    const { image: _none, ...body } = await sampleSpeaker({ title });
    return client.call(updateSpeaker, { query: { speakerId }, body });
  };
  expect((await correct('Dr.')).status).toBe(200);
  expect(await correct('Mrs.')).toMatchObject(REFUSED);
  expect((await correct('Pr')).status).toBe(200);
  expect(await correct('Dr.')).toMatchObject(REFUSED);

  const file = new File([LINES], 'people.csv', { type: 'text/csv' });
  const read = (await client.call(previewImport, { query: { kind: 'speaker' }, body: { file } })).body;
  expect(read.problems).toMatchObject([{ line: 2, column: 'Title' }]);
});

test('further roles are the organisers’ own: in forms, imports, and a group of the page', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (role: string, username = 'Esi') =>
    client.call(addSpeaker, {
      body: await sampleSpeaker({ role, username, image: await samplePhoto(`${username}.jpg`) }),
    });
  expect(await add('Host')).toMatchObject({
    status: 422,
    body: { errors: { role: expect.stringMatching(/^Please choose one of: Speaker, /) } },
  });
  await publishSection(client, 'speakers', { furtherRoles: 'Host\nRapporteur' });
  expect((await add('Host')).status).toBe(200);
  expect((await add('Keynote Address', 'Ama')).status).toBe(200);
  const { roles } = (await client.call(speakerChoices, {})).body;
  expect(roles).toEqual(['Speaker', 'Key Address', 'Moderator', 'Panelist', 'Host', 'Rapporteur']);
  const hosts = (await client.call(speakerList, { query: { role: 'Host' } })).body.records;
  expect(hosts.map(({ fullname, role }) => [fullname, role])).toEqual([['Esi', 'Host']]);
  const page = await (await app.visitor.fetch('/speakers')).text();
  expect(page.indexOf('<h2 class="text-section font-bold">Host</h2>')).toBeGreaterThan(
    page.indexOf('Keynote Address</h2>'),
  );
  const lines = `Title,Name,Designation,Company,Description,Role\nDr.,Kofi,Weaver,Volta,Weaves.,Rapporteur\nDr.,Yaw,Weaver,Volta,Weaves.,Clown\n`;
  const file = new File([lines], 'people.csv', { type: 'text/csv' });
  const read = (await client.call(previewImport, { query: { kind: 'speaker' }, body: { file } })).body;
  expect(read.problems).toMatchObject([{ line: 3, column: 'Role' }]);
  await publishSection(client, 'speakers', { furtherRoles: '' });
  expect(await (await app.visitor.fetch('/speakers')).text()).toContain('Other Speakers</h2>');
});
