import { beforeAll, expect, test } from 'vitest';
import { shareTestApp } from '#testing/app.ts';
import { readCatalogue } from '#testing/catalogue.ts';
import { MARK, setUpLome } from '#testing/lome.ts';
import { textOf } from '#testing/text-of.ts';

/** What the edition says: its address, days, hours and prices. */
const DATA =
  /^(bonjour@sommet\.tg|Mar \d+(, \d{4})?|1st July 2025|\d+:\d\d [AP]M( GMT)?|GMT|F\sCFA( [\d,]+)?)$/;
const UNREAD = /^(href|content|action): |^\{/;
const ATTRIBUTE = /^(aria-label|alt|title|placeholder): ?/;
/** They say what the sample of that year says. */
const OF_A_PAST_EDITION = /^\/\d{4}\b/;
const OTHERS = ['/nowhere', '/my', '/my/nowhere', '/news/nowhere', '/admin/login', '/registrants?count=3'];

const app = shareTestApp();

beforeAll(async () => {
  await setUpLome((await app().signInAs('Administrator')).client);
});

test.each([
  ['before', '2025-07-01T09:00:00Z'],
  ['during', '2027-03-10T12:00:00Z'],
  ['after', '2027-03-12T12:00:00Z'],
])(
  'every text of the pages %s the summit is in a catalogue, or was written at the desk',
  async (_, clock) => {
    app().clock.set(clock);
    const isMessage = await readCatalogue();
    const strange: string[] = [];
    const sitemap = await (await app().visitor.fetch('/sitemap.xml')).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>([^<]+)/g),
      ([, address = '']) => new URL(address).pathname,
    );
    for (const path of [...paths.filter((one) => !OF_A_PAST_EDITION.test(one)), ...OTHERS]) {
      const lines = textOf(await (await app().visitor.fetch(path)).text()).split('\n');
      const read = lines.filter((line) => !UNREAD.test(line)).map((line) => line.replace(ATTRIBUTE, ''));
      const found = read.filter((line) => /[a-z]{2}/i.test(line) && !line.includes(MARK) && !DATA.test(line));
      strange.push(...found.filter((line) => !isMessage(line)).map((line) => `${path} ${line}`));
    }
    expect(strange).toEqual([]);
  },
);
