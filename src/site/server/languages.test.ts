import { beforeAll, describe, expect, test } from 'vitest';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { writeLanguages } from '#platform/server/site-languages.ts';
import { shareTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';

const app = shareTestApp();
const read = async (path: string) => {
  const response = await app().visitor.fetch(path);
  return { response, html: await response.text() };
};

beforeAll(async () => {
  await app().store.write(async (database) => {
    await writeLanguages(database, ['en', 'fr']);
    await renewContent(database);
  });
  app().store.content.invalidate();
});

describe('a page in another language', () => {
  test('says its own in French, and names the same page in each language', async () => {
    const { html } = await read('/fr/questions');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Questions et réponses');
    const { publicUrl } = app().services.config;
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/fr/questions"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${publicUrl}/questions"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="fr" href="${publicUrl}/fr/questions"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${publicUrl}/questions"/>`);
  });

  test('links to pages in its language, and to the same page in the other', async () => {
    const { html } = await read('/fr/questions');
    const links = Array.from(html.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href]) => href);
    expect(links).toContain('/questions');
    expect(links.filter((href) => href !== '/questions' && !/^\/fr(\/|$)/.test(href ?? ''))).toEqual([]);
    expect((await read('/questions')).html).not.toMatch(/<a (?!data-language)[^>]*href="\/fr/);
  });

  test('sends on in its language', async () => {
    const { response } = await read('/fr/register');
    expect(response.headers.get('location')).toBe('/fr/registrants');
  });

  test('is what a form is answered with', async () => {
    const { response, html } = await read('/fr/nowhere');
    expect([response.status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([404, 'fr']);
  });
});

test('the main language has no address of its own, and others lead nowhere', async () => {
  const { response } = await read('/en/questions?notice=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/questions?notice=1']);
  expect((await read('/pt/questions')).response.status).toBe(404);
  expect((await read('/fr/admin/login')).response.status).toBe(404);
});

test('each language has a manifest and a feed of its own', async () => {
  expect(JSON.parse((await read('/fr/site.webmanifest')).html)).toMatchObject({
    lang: 'fr',
    start_url: '/fr/',
  });
  expect((await read('/fr/feed.xml')).html).toContain('<language>fr</language>');
  expect(JSON.parse((await read('/site.webmanifest')).html)).toMatchObject({ lang: 'en-GH', start_url: '/' });
});

test('the map of the site names every page in each language', async () => {
  const { html } = await read('/sitemap.xml');
  const { publicUrl } = app().services.config;
  expect(html).toContain(`<loc>${publicUrl}/contact</loc>`);
  expect(html).toContain(`<loc>${publicUrl}/fr/contact</loc>`);
  expect(html).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${publicUrl}/fr/contact"/>`);
});

test('what organisers left as it is reads in the language of the page, and what they wrote stays', async () => {
  const { html } = await read('/fr/contact');
  expect(html).toContain('S’inscrire');
  expect(html).toContain('Woven in Accra.');
  expect((await read('/contact')).html).not.toContain('S’inscrire');
});

test('whoever registers in French gets their mail in French', async () => {
  const sent = await app().visitor.fetch('/fr/aiAPI/records/addattendee', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRegistration()),
  });
  expect(sent.status).toBe(200);
  const mails = await app().store.database.selectFrom('mails').selectAll().execute();
  expect(mails[0]?.subject).toContain('inscription');
  expect(mails[0]?.text).toContain('Votre billet');
});
