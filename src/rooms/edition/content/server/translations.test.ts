/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addPartnership, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { samplePartnership } from '#testing/samples.ts';
import {
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewDraft,
  viewPublications,
} from '../contract.ts';
import type { SectionName } from '../sections.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const inLanguages = (main: 'en' | 'fr', others: ('en' | 'fr')[]) =>
    client.call(saveLanguages, { body: { main, others } });
  await inLanguages('en', ['fr']);
  const page = async (path: string) => (await app.visitor.fetch(path)).text();
  const publish = () => client.call(publishContent, { body: {} });
  return { app, client, inLanguages, page, publish };
}

type Values = Record<string, unknown>;

async function change(client: TestClient, section: SectionName, values: (before: Values) => Values) {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  const changed = { ...record.values, ...values(record.values) };
  return client.call(saveSection, { body: { section, values: changed, version: record.version } });
}

const inFrench = (texts: Values) => () => ({ translations: { fr: texts } });
const HERO = { intro: 'Venez avec une question.', before: '' };

describe('a translation', () => {
  test('is published with everything else, and is read in its language alone', async () => {
    const { client, page, publish } = await desk();
    const before = await page('/');
    await change(client, 'hero', inFrench(HERO));
    const { changes } = (await client.call(viewDraft, {})).body;
    expect(changes).toEqual([
      { section: 'hero', field: 'Top of the home page: Introduction (Français)', from: '', to: HERO.intro },
    ]);
    expect(await page('/fr')).not.toContain(HERO.intro);
    expect(await page('/fr/preview/desk')).not.toContain(HERO.intro);
    const draft = await (await client.fetch('/fr/preview/desk')).text();
    expect(draft).toContain(HERO.intro);
    await publish();
    expect(await page('/fr')).toContain(HERO.intro);
    expect(await page('/')).toBe(before);
  });

  test('that is missing is told from the page’s language', async () => {
    const { client, page, publish } = await desk();
    await change(client, 'about', inFrench({ heading: 'Le sommet' }));
    await publish();
    const html = await page('/fr');
    expect(html).toContain('Le sommet</h2>');
    expect(html).toMatch(/<div lang="en-GH" class="rich-text/);
    expect(await page('/')).not.toContain('<div lang="en-GH"');
  });

  test('that is missing leaves no sentence in two languages', async () => {
    const { client, page, publish } = await desk();
    await change(client, 'hero', () => ({ intro: 'Come for {days}.' }));
    await change(client, 'about', () => ({ text: '<p>Weave for {days}.</p>' }));
    await publish();
    const html = await page('/fr');
    expect(html).toContain('Come for two days.');
    expect(html).toMatch(/<div lang="en-GH" class="rich-text [^"]*"><p>Weave for two days.<\/p>/);
    expect(html).toContain('deux jours');
  });

  test('goes with its item, and back with its version', async () => {
    const { client, page, publish } = await desk();
    const items = (values: Values) => values.principles as Values[];
    await change(client, 'about', (values) => ({
      principles: items(values).map((one, index) => ({
        ...one,
        translations: { fr: { name: `Principe ${index}` } },
      })),
    }));
    await publish();
    await change(client, 'about', (values) => ({ principles: items(values).toReversed() }));
    await publish();
    const places = async () => [0, 1].map((index) => html.indexOf(`Principe ${index}`));
    const html = await page('/fr');
    const [first = 0, second = 0] = await places();
    expect(second).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(second);
    const { records } = (await client.call(viewPublications, {})).body;
    await client.call(restoreContent, { query: { id: records.at(-1)?.id ?? '' }, body: { publish: true } });
    expect(await page('/fr')).not.toContain('Principe');
  });

  test('is as long as the text may be, and names what may be named', async () => {
    const { client } = await desk();
    const long = await change(client, 'hero', inFrench({ intro: 'e'.repeat(501) }));
    expect(Object.keys(long.body.errors ?? {})).toEqual(['translations.fr.intro']);
    const unknown = await change(client, 'hero', inFrench({ intro: 'à {ville}' }));
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['translations.fr.intro']);
  });

  test('comes first once its language is the main one, and nothing is lost', async () => {
    const { client, page, publish, inLanguages } = await desk();
    await change(client, 'hero', inFrench(HERO));
    await publish();
    const [english, french] = [await page('/'), await page('/fr')];
    // What nobody has translated names the days as the main language does.
    const wordsOf = (html: string) =>
      (html.split('<main')[1] ?? '')
        .split('</main>')[0]
        ?.replace(/<[^>]*>|\s+/g, ' ')
        .replace(/ +/g, ' ')
        .replace(/two days|deux jours/gi, '…');
    await inLanguages('fr', ['en']);
    expect(wordsOf(await page('/'))).toContain(HERO.intro);
    expect(wordsOf(await page('/'))).toBe(wordsOf(french));
    expect(wordsOf(await page('/en'))).toBe(wordsOf(english));
    await inLanguages('en', ['fr']);
    expect(await page('/')).toBe(english);
    const { record } = (await client.call(singleSection, { query: { section: 'hero' } })).body;
    expect(record.values.translations).toEqual({ fr: { intro: HERO.intro } });
  });
});

test('of what is chosen, the main language’s words are kept', async () => {
  const { app, client, page, publish } = await desk();
  await change(client, 'packages', (values) => ({
    offers: (values.offers as Values[]).map((one, index) =>
      index > 0 ? one : { ...one, translations: { fr: { name: 'Platine' } } },
    ),
  }));
  await publish();
  expect(await page('/fr/sponsorship')).toContain('<option value="Platinum">Platine</option>');
  expect(await page('/fr')).toContain('Platine');
  const body = samplePartnership({ name: 'Esi', packages: 'Platinum' });
  await app.visitor.call(addPartnership, { body });
  const { records } = (await client.call(viewPartnerships, {})).body;
  expect(records[0]?.package).toBe('Platinum');
});

test('consents have a version for each wording', async () => {
  const { client, publish } = await desk();
  await change(client, 'consent', inFrench({ form: 'Vous êtes d’accord.' }));
  await publish();
  const { values } = (await client.call(singleSection, { query: { section: 'consent' } })).body.record;
  expect(values.translations).toEqual({
    fr: { form: 'Vous êtes d’accord.', formVersion: expect.stringMatching(/^2025-07-01/) },
  });
  expect(values.formVersion).not.toMatch(/^2025-07-01/);
});

test('what the program noted of a version is told in the language of who reads it', async () => {
  const { client, inLanguages } = await desk();
  await inLanguages('fr', ['en']);
  const notes = async (prefix: string) => {
    const { records } = await (await client.fetch(prefix + callAddress(viewPublications))).json();
    return records.map(({ note }: { note: string }) => note);
  };
  expect(await notes('/fr')).toContain('L’événement de 2025');
  expect(await notes('')).toContain('The summit of 2025');
});
