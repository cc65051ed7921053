import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import { viewLanguages } from '#rooms/access/languages/contract.ts';
import { counter, currentEdition, deleteBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { SEEDED } from '#rooms/edition/editions/server/service.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { seed } from './seed.ts';

const OF_2025 = {
  ...{ name: 'AI for Business Summit', city: 'Accra', country: 'GH', zone: 'Africa/Accra', currency: 'GHS' },
  ...{ days: 2, groupLeast: 5, fallback: '2025' },
};

const PAGES = [
  ...['', '/speakers', '/sponsors', '/programme', '/blogs', '/about-us', '/contact', '/privacy-policy'],
  ...['/registrants', '/sponsorship'],
];

/** What people read of a page. */
function words(html: string): string {
  return html
    .replace(/^.*<main/s, '')
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each([
  ['fr', /inscription/],
  ['pt', /inscrição/],
])(
  'who is registered by the documented call gets mails in the main language (%s), and is answered in English',
  async (main, subject) => {
    const { app } = await filledWith('event', { SITE_LANGUAGES: `${main},en` });
    const said = await app.visitor.call(addAttendee, { body: sampleRegistration() });
    expect(said.body.message).toContain('registered');
    const english = {
      method: 'POST',
      body: JSON.stringify(sampleRegistration({ email: 'kofi@owusu.example' })),
    };
    const headers = { 'content-type': 'application/json' };
    expect((await app.visitor.fetch('/en/records/addattendee', { ...english, headers })).status).toBe(200);
    const mails = await app.store.database.selectFrom('mails').select(['recipient', 'subject']).execute();
    const subjectFor = (to: string) => mails.find(({ recipient }) => recipient === to)?.subject;
    expect(subjectFor(sampleRegistration().email)).toMatch(subject);
    expect(subjectFor('kofi@owusu.example')).toMatch(/registered/);
  },
);

/** A program whose database is filled again, in another way. */
async function filledWith(SEED: string, more: Record<string, string> = {}) {
  const app = await createTestApp({ SEED, ...more });
  const { database } = app.store;
  await database.deleteFrom('events').execute();
  await database.deleteFrom('content_versions').execute();
  await database.deleteFrom('settings').where('name', '=', SEEDED).execute();
  await seed(app.services);
  const current = async () => (await app.visitor.call(currentEdition, {})).body.record;
  return { app, current };
}

test('with the edition’s own facts, and no fees', async () => {
  const { app, current } = await filledWith('event');
  const { client } = await app.signInAs('Administrator');
  expect(await current()).toMatchObject({
    ...OF_2025,
    entered: true,
    eventDate: '2025-08-26',
    regularFee: null,
  });
  await client.call(deleteBasicData, { query: { id: (await current()).id } });
  expect(await current()).toMatchObject({ ...OF_2025, entered: false, eventDate: null });
});

test('with nothing: no edition, and no name, place or currency of another summit', async () => {
  const { app, current } = await filledWith('none');
  expect((await app.visitor.call(viewBasicData, {})).body.records).toEqual([]);
  expect((await app.visitor.call(counter, {})).status).toBe(404);
  expect(await current()).toMatchObject({
    ...{ name: null, city: null, country: null, currency: null, zone: 'UTC', groupLeast: null },
    ...{ entered: false, fallback: 'neutral' },
  });
  const home = await (await app.visitor.fetch('/')).text();
  expect(home).toContain('Date to be announced');
  expect(home).not.toMatch(/26th and 27th|Aug 27|August 2025/);
  expect(home).not.toMatch(
    /<h[23][^>]*>(About the summit|Who should attend|What you take home|Sponsorship pack)/,
  );
});

test('only once', async () => {
  const { app, current } = await filledWith('none');
  await seed({ ...app.services, config: { ...app.services.config, seed: 'event' } });
  expect(await current()).toMatchObject({ entered: false });
});

/** Words that only texts of this language have, and a part of its theme. */
const SPOKEN: Readonly<Record<Language, { words: RegExp; theme: string }>> = {
  en: { words: / (the|with|from|what|who|and) /i, theme: 'AI-Driven Business Transformation' },
  fr: { words: / (le|les|avec|pour|dans|des|qui) /i, theme: 'Construire l’avenir' },
  pt: { words: / (os|com|para|uma|não|das|quem|são) /i, theme: 'Construir o futuro' },
};

test.each([
  ...(['none', 'event', 'demo'] as const).map((SEED) => ({ SEED, main: 'fr', other: 'en' }) as const),
  ...(['event', 'demo'] as const).map((SEED) => ({ SEED, main: 'pt', other: 'fr' }) as const),
  { SEED: 'demo', main: 'en', other: 'pt' } as const,
])(
  'in the languages that are asked for, the main one first ($SEED, $main, $other)',
  async ({ SEED, main, other }) => {
    const { app } = await filledWith(SEED, { SITE_LANGUAGES: `${main},${other}` });
    const { client } = await app.signInAs('Administrator');
    const { record } = (await client.call(viewLanguages, {})).body;
    expect(record).toMatchObject({ main, others: [other] });
    const page = async (path: string) => (await app.visitor.fetch(path)).text();
    expect(await page('/contact')).toContain(`<html lang="${main}`);
    expect(await page(`/${other}/contact`)).toContain(`<html lang="${other}`);
    if (SEED === 'none') return;
    expect(await page('/')).toContain(SPOKEN[main].theme);
    expect(await page(`/${other}`)).toContain(SPOKEN[other].theme);
    const paths = [...PAGES, ...publicPaths(await page('/sitemap.xml'))];
    for (const path of new Set(paths.filter((one) => !one.startsWith(`/${other}`))))
      for (const [language, html] of [
        [main, await page(path || '/')],
        [other, await page(`/${other}${path === '/' ? '' : path}`)],
      ] as const) {
        for (const of of LANGUAGES.filter((one) => one !== language))
          expect(words(html), `${path} in ${language}`).not.toMatch(SPOKEN[of].words);
        const tagged = html.match(/<(?!html|a )\w+[^>]* lang="[^>]*>[^<]*/g);
        expect(tagged, `${path} in ${language}`).toBeNull();
      }
  },
);
