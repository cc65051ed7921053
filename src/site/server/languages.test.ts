import { beforeAll, describe, expect, test } from 'vitest';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { writeLanguages } from '#platform/server/site-languages.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, shareTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { lastLink } from '#testing/own-page.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { textOf } from '#testing/text-of.ts';

const OF_THE_SWITCH = /^(?:English|Français|aria-label: Languages|content: fr)$/;

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

const ID = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test('with a slash at the end, or an id in capitals, a page leads to its one address, and calls and forms stay where they are', async () => {
  const { visitor } = app();
  const asked = async (path: string, method = 'GET') => {
    const { status, headers } = await visitor.fetch(path, { method });
    return [status, headers.get('location')];
  };
  const lead = {
    ...{ '/programme/': '/programme', '/speakers/?a=1&b=%C3%A9': '/speakers?a=1&b=%C3%A9', '/my/': '/my' },
    ...{ '/fr/': '/fr', '/fr/programme/': '/fr/programme', '/fr/?x': '/fr?x', '/2024/': null },
    ...{ '/newspage/x/collections': '/newspage/x/collections/', '/my/nobody/': '/my/nobody' },
    // An id is one, however its letters are written; a title isn't.
    ...{ [`/programme/${ID.toUpperCase()}`]: `/programme/${ID}`, '/programme/SESSION-X': null },
    [`/fr/speaker/${ID.replace('b', 'B')}/?a=B`]: `/fr/speaker/${ID}?a=B`,
    [`/our/blog/${ID.toUpperCase()}/single`]: `/our/blog/${ID}/single`,
  };
  for (const [path, address] of Object.entries(lead)) {
    const expected = address === null ? [404, null] : [301, address];
    expect([path, ...(await asked(path)), ...(await asked(path, 'HEAD'))]).toEqual([
      ...[path, ...expected, ...expected],
    ]);
  }
  for (const path of ['/', '/?x=/', '/fr', '/aiAPI/counter/', '/api/v1/questions/', '/health/live/'])
    expect([path, (await asked(path))[1]]).toEqual([path, null]);
  expect((await asked('/registrants/', 'POST'))[0]).not.toBe(301);
  expect(await asked('/fr/register/')).toEqual([308, '/fr/registrants']);
  expect((await read('/fr')).html).not.toMatch(/["=]\/fr\/["?#]/);
});

test('a page that doesn’t exist leads to no address of another language', async () => {
  for (const path of ['/fr/speaker/nobody', '/fr/p/nothing', '/fr/programme/nothing'])
    expect((await read(path)).html).not.toMatch(/href="[^"]*:(?:id|slug)/);
});

test('the badge of the home page writes days as its language does', async () => {
  expect((await read('/fr')).html).toMatch(/>26 août<\/time>.*>27 août 2025<\/time>/);
});

test('a method that a page doesn’t take is refused in its language', async () => {
  const response = await app().visitor.fetch('/fr/questions', { method: 'POST' });
  expect((await response.json()).message).toBe('Utilisez GET ou HEAD ici.');
});

describe('an address in a language that has none', () => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await app().visitor.fetch(path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  test('leads to the main language, for as long as the site doesn’t have another', async () => {
    expect(await leadsTo('/en/questions?notice=1')).toEqual([307, '/questions?notice=1']);
    expect(await leadsTo('/pt/questions?notice=1')).toEqual([307, '/questions?notice=1']);
    expect(await leadsTo('/pt')).toEqual([307, '/']);
    expect(await leadsTo('/pt/2025/speakers')).toEqual([307, '/2025/speakers']);
    expect((await leadsTo('/de/questions'))[0]).toBe(404);
    expect((await leadsTo('/fr/admin/login'))[0]).toBe(404);
  });

  test('leads to no other site', async () => {
    for (const path of ['/pt//evil.example/', '/en//evil.example/', '/pt/\\evil.example/'])
      expect(await leadsTo(path)).toEqual([307, '/evil.example']);
  });
});

test('each language has a manifest, a feed and a calendar of its own', async () => {
  expect((await read('/fr/summit.ics')).html).toMatch(/^PRODID:.*\/\/FR\r$/m);
  expect((await read('/summit.ics')).html).toMatch(/^PRODID:.*\/\/EN\r$/m);
  expect(JSON.parse((await read('/fr/site.webmanifest')).html)).toMatchObject({
    lang: 'fr',
    start_url: '/fr',
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
  expect(html).toContain(`<loc>${publicUrl}/fr</loc>`);
});

test('each page has one address: in the map of the site, as canonical and beside its translations', async () => {
  const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const { publicUrl } = app().services.config;
  const entries = all((await read('/sitemap.xml')).html, /<url>(.*?)<\/url>/gs);
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    const [address = ''] = all(entry, /<loc>(.*?)<\/loc>/g);
    const { response, html } = await read(address.slice(publicUrl.length) || '/');
    expect([address, response.status]).toEqual([address, 200]);
    expect(all(html, /rel="canonical" href="(.*?)"/g)).toEqual([address]);
    expect(all(html, /rel="alternate" hrefLang="\w\w" href="(.*?)"/g)).toEqual(all(entry, /href="(.*?)"/g));
    expect(all(html, /og:locale" content="(.*?)"/g)).toEqual([expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)]);
  }
});

test('what organisers left as it is reads in the language of the page, and what they wrote stays', async () => {
  const { html } = await read('/fr/contact');
  expect(html).toContain('S’inscrire');
  expect(html).toContain('Tissé à Accra.');
  expect(html).toContain('Questions about fees, groups, visas or speaking?');
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

test('a page of somebody’s own leads to itself in another language, without naming its address', async () => {
  const body = sampleRegistration({ email: 'esi@owusu.example' });
  await app().visitor.call(addAttendee, { body });
  const path = await lastLink(app());
  const { html } = await read(path);
  expect(html).toContain('href="?language=fr"');
  expect(html).not.toContain(path);
  const { response } = await read(`${path}?language=fr`);
  const { publicUrl } = app().services.config;
  expect([response.status, response.headers.get('location')]).toEqual([303, `${publicUrl}/fr${path}`]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const back = await read(`/fr${path}?language=en`);
  expect(back.response.headers.get('location')).toBe(publicUrl + path);
  expect((await read(`/fr${path}`)).html).toContain('<html lang="fr">');
  expect((await read(`${path}?language=pt`)).response.status).toBe(200);
});

test('a second language changes no address, no text and no mail of the first', async () => {
  const site = await createTestApp();
  const read = async (path: string) => textOf(await (await site.visitor.fetch(path)).text()).split('\n');
  const addresses = async () => (await read('/sitemap.xml')).filter((line) => line.startsWith('http'));
  const mailTo = async (email: string) => {
    await site.visitor.call(addAttendee, { body: sampleRegistration({ email }) });
    const { subject, text } = (await mailRows(site)).findLast(({ recipient }) => recipient === email) ?? {};
    return [subject, text?.replaceAll(email, '')];
  };
  const before = await addresses();
  const pages = await Promise.all(before.map((address) => read(new URL(address).pathname)));
  const mail = await mailTo('ama@owusu.example');
  const { client } = await site.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  expect(await addresses()).toEqual(expect.arrayContaining(before));
  for (const [index, address] of before.entries()) {
    const now = await read(new URL(address).pathname);
    const links = (lines: readonly string[]) => lines.filter((line) => line.startsWith('href: '));
    const said = (lines: readonly string[]) =>
      lines.filter((line) => !/^(?:href: |{)|^$/.test(line) && !OF_THE_SWITCH.test(line));
    expect([address, said(now)]).toEqual([address, said(pages[index] ?? [])]);
    expect([address, links(now)]).toEqual([address, expect.arrayContaining(links(pages[index] ?? []))]);
  }
  expect(await mailTo('efua@owusu.example')).toEqual(mail);
});

test('a documented call speaks English at each of its addresses, whatever the site’s main language is', async () => {
  const site = await createTestApp();
  const { client } = await site.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'fr', others: ['en'] } });
  const paths = ['/aiAPI/records/addattendee', '/records/addattendee', '/records/addattendee.php'];
  const refusals = paths.map(async (path) => (await site.visitor.fetch(path, { method: 'PUT' })).json());
  expect((await Promise.all(refusals)).map(({ message }) => message)).toEqual(
    paths.map(() => 'Use POST here.'),
  );
});
