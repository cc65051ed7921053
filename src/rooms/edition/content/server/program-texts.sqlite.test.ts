import { expect, test } from 'vitest';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { ENGLISH } from '#testing/english.ts';
import { publishContent, saveSection, singleSection, startTexts, viewDraft } from '../contract.ts';
import { type SectionName, sectionNames } from '../sections.ts';

/** A site on which nothing was written, with another main language. */
async function frenchSite() {
  const app = await createTestApp();
  await app.store.database.deleteFrom('content_versions').execute();
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'fr', others: [] } });
  const read = async (section: SectionName) =>
    (await client.call(singleSection, { query: { section } })).body.record;
  const save = (section: SectionName, values: Record<string, unknown>) =>
    client.call(saveSection, { body: { section, values } });
  const changes = async () => (await client.call(viewDraft, {})).body.changes;
  const page = async (path: string) => (await app.visitor.fetch(path)).text();
  return { client, read, save, changes, page };
}

test('organisers are shown what visitors read, and what they leave as it is isn’t theirs', {
  timeout: 120_000,
}, async () => {
  const { client, read, save, changes } = await frenchSite();
  await client.call(startTexts, { body: { from: 'sample' } });
  await client.call(publishContent, { body: {} });
  for (const section of sectionNames()) {
    const { values } = await read(section);
    const texts = JSON.stringify(values).match(/(?<=")[^"]+(?=")/g) ?? [];
    const said = texts.filter((text) => !/^[\w/.-]+$/.test(text));
    expect([section, said.filter((text) => ENGLISH.test(text.replace(/\{\w+\}/g, '')))]).toEqual([
      section,
      [],
    ]);
    const { status, body } = await save(section, values);
    expect([section, status, body.errors]).toEqual([section, 200, undefined]);
  }
  expect(await changes()).toEqual([]);
});

test('a second language has its own words of what nobody wrote', async () => {
  const { client, read, save, changes, page } = await frenchSite();
  const { values } = await read('navigation');
  await save('navigation', { ...values, moreHeading: 'Encore' });
  expect(await changes()).toEqual([
    { section: 'navigation', field: expect.stringContaining(': '), from: 'Plus', to: 'Encore' },
  ]);
  await client.call(publishContent, { body: {} });
  await client.call(saveLanguages, { body: { main: 'fr', others: ['en'] } });
  expect(await page('/contact')).toContain('S’inscrire');
  const english = await page('/en/contact');
  expect(english).toContain('>Register<');
  expect(english).toContain('Encore');
});
