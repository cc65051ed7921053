import { expect, test } from 'vitest';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { fill } from '#testing/every-state.ts';
import { MARK, setUpLome } from '#testing/lome.ts';
import { openCall } from '#testing/proposals.ts';
import { publicPaths } from '#testing/public-paths.ts';

/** Before, on and after the days of the summit in Lomé. */
const TIMES = ['2027-01-15T09:00:00Z', '2027-03-09T12:00:00Z', '2027-03-12T12:00:00Z'] as const;
const FORMS = ['/registrants', '/registrants/group', '/sponsorship', '/speak/propose', '/nowhere'];
const TOKEN = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi;
const UNREAD = /^(?:script|style|title|template)$/;
const EMPTY = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr|path|use|rect)$/;
/** A title is part of a name. */
const TITLE = new RegExp(`${MARK}\\d+ (?=Esi)`, 'g');
/** Nobody translates who somebody is, or what a place or the summit is called. */
const NAMES = [
  `Esi ${MARK}`,
  `Palais ${MARK}`,
  `Lomé ${MARK}`,
  `Sommet de Lomé ${MARK}`,
  `Le fil ${MARK}`,
  `· ${MARK}`,
  `· Par ${MARK}`,
];

test('what nobody has translated says in which language it is', {
  timeout: 300_000,
}, async () => {
  const app = await createTestApp();
  app.clock.set(TIMES[0]);
  const { client } = await app.signInAs('Administrator');
  await setUpLome(client, { places: 40 });
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  await fill(app, client);
  await openCall(app, { endsAt: '2027-02-01T12:00:00Z' });
  const sitemap = await (await app.visitor.fetch('/sitemap.xml')).text();
  const paths = publicPaths(sitemap).filter((path) => !/^\/(?:fr|20\d\d)\b/.test(path));
  expect(paths.length).toBeGreaterThan(12);
  for (const time of TIMES) {
    app.clock.set(time);
    for (const path of new Set([...paths, ...FORMS])) {
      const html = await (await app.visitor.fetch(`/fr${path}`)).text();
      expect.soft([time, path, unmarked(html)]).toEqual([time, path, []]);
    }
  }
});

/** Marked texts within an element that says, or lets its page say, that they are in French. */
function unmarked(html: string): string[] {
  const open: { name: string; lang: string | undefined }[] = [];
  const found: string[] = [];
  for (const [, closes, name = '', attributes = '', isEmpty, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      const said = NAMES.reduce((left, one) => left.replaceAll(one, ''), text.replace(TITLE, ''));
      const lang = open.findLast((one) => one.lang)?.lang;
      const isRead = !open.some((one) => UNREAD.test(one.name));
      if (isRead && lang === 'fr' && said.includes(MARK)) found.push(`${open.at(-1)?.name}: ${text.trim()}`);
    } else if (closes) {
      open.splice(open.findLastIndex((one) => one.name === name));
    } else if (!isEmpty && !EMPTY.test(name)) {
      open.push({ name, lang: / lang="([^"]*)"/.exec(attributes)?.[1] });
    }
  }
  return [...new Set(found)];
}
