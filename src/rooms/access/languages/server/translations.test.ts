import { describe, expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addQuestion, singleQuestion } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { saveLanguages, saveTranslations, viewLanguages, viewTranslations } from '../contract.ts';

const FRENCH = { question: 'Où est-ce ?', answer: '<p>À Lomé.</p>' };

async function asked() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const inLanguages = (main: 'en' | 'fr', others: ('en' | 'fr')[]) =>
    client.call(saveLanguages, { body: { main, others } });
  await inLanguages('en', ['fr']);
  const body = { question: 'Where is it?', group: 'Getting there', answer: '<p>In Lomé.</p>' };
  const { id = '' } = (await client.call(addQuestion, { body })).body;
  const of = { kind: 'faq', id };
  const translate = (fr: Record<string, string>, version?: string) =>
    client.call(saveTranslations, { body: { ...of, translations: { fr }, ...(version && { version }) } });
  const read = async () => (await client.call(viewTranslations, { query: of })).body.record;
  const page = async (path: string) => (await app.visitor.fetch(path)).text();
  return { app, client, of, translate, read, page, inLanguages };
}

test('of two choices of the site’s languages that were begun together, the later is refused', async () => {
  const { client } = await asked();
  const { version } = (await client.call(viewLanguages, {})).body.record;
  const choose = (main: 'en' | 'fr') => client.call(saveLanguages, { body: { main, others: [], version } });
  expect((await Promise.all([choose('fr'), choose('fr')])).map(({ status }) => status).toSorted()).toEqual([
    200, 412,
  ]);
  expect((await choose('en')).status).toBe(412);
  expect((await client.call(viewLanguages, {})).body.record).toMatchObject({ main: 'fr', others: [] });
});

describe('a record', () => {
  test('reads in the language of the page, and elsewhere as it was written first', async () => {
    const { client, of, translate, page } = await asked();
    const before = await page('/questions');
    await translate(FRENCH);
    const french = await page('/fr/questions');
    expect(french).toContain('Où est-ce ?');
    expect(french).toContain('<p>À Lomé.</p>');
    expect(french).toContain('<h2 lang="en-GH" class="text-section font-bold">Getting there</h2>');
    expect(await page('/questions')).toBe(before);
    const { record } = (await client.call(singleQuestion, { query: { id: of.id } })).body;
    expect(record.question).toBe('Where is it?');
  });

  test('says in its history what was translated', async () => {
    const { client, translate } = await asked();
    await translate(FRENCH);
    const { records } = (await client.call(viewActivity, {})).body;
    expect(records.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'Question (Français)',
      from: '',
      to: 'Où est-ce ?',
    });
  });

  test('keeps what it says in a language that the site has no more, for when it has it again', async () => {
    const { client, of, translate, read, inLanguages } = await asked();
    await translate(FRENCH);
    await client.call(saveLanguages, { body: { main: 'en', others: ['pt'] } });
    const { version } = await read();
    const translations = { pt: { question: 'Onde é?' } };
    await client.call(saveTranslations, { body: { ...of, translations, version } });
    await inLanguages('en', ['fr']);
    expect((await read()).translations).toEqual({ fr: FRENCH, ...translations });
    await translate({});
    expect((await read()).translations).toEqual(translations);
  });

  test('takes what its own fields take, and no version that is old', async () => {
    const { translate, read } = await asked();
    const long = await translate({ question: 'e'.repeat(201) });
    expect(Object.keys(long.body.errors ?? {})).toEqual(['translations.fr.question']);
    const { version } = await read();
    await translate(FRENCH);
    expect((await translate({}, version)).status).toBe(412);
    await translate({ question: ' ' });
    expect((await read()).translations).toEqual({});
  });

  test('keeps each text under its language when the main one changes', async () => {
    const { client, of, translate, read, page, inLanguages } = await asked();
    await translate(FRENCH);
    await inLanguages('fr', ['en']);
    expect((await client.call(singleQuestion, { query: { id: of.id } })).body.record).toMatchObject({
      ...FRENCH,
      group: 'Getting there',
    });
    expect(await page('/en/questions')).toContain('Where is it?');
    await inLanguages('en', ['fr']);
    expect((await read()).translations).toEqual({ fr: FRENCH });
  });

  test('is translated only by who may change it', async () => {
    const { app, of } = await asked();
    const { client } = await app.signInAs('User');
    expect((await client.call(viewTranslations, { query: of })).status).toBe(403);
  });
});
