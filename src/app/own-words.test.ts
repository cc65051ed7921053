import { beforeAll, describe, expect, test } from 'vitest';
import { publishContent, saveSection } from '#features/content/contract.ts';
import { type FieldInfo, fieldInfo } from '#features/content/fields.ts';
import { SECTION_NAMES, type SectionName, sectionOf } from '#features/content/sections.ts';
import { createBasicData } from '#features/event/contract.ts';
import { makeCurrent } from '#features/event/edition-calls.ts';
import { addAttendee } from '#features/registrations/contract.ts';
import { attendeeNotices } from '#features/registrations/desk.ts';
import { shareTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { wordsOf } from '#testing/words-of.ts';

/** What would tell another summit from ours. */
const NOT_OURS = /AI for Business|Accra|Ghana|GH₵|GHc|two days|both days|example\.com/i;
const ACCENT = '#0b6e4f';
/** Stands in every text that organisers wrote. */
const MARK = '¤';
/** Values in a form of their own. */
const FORMED: Readonly<Record<string, string>> = {
  email: 'bonjour@sommet.tg',
  phone: '+228 90 12 34 56',
  website: 'https://sommet.tg/',
  designerWebsite: 'https://atelier.tg/',
  video: 'https://vimeo.com/76979871',
  address: '/about-us',
  link: '/about-us',
  slug: 'visas',
  updated: '2027-01-01',
  figures: '9–11',
  key: 'q1',
};
const LOME = {
  event_year: 2027,
  event_theme: `Le fil ${MARK}`,
  venue: `Palais ${MARK}`,
  event_date: '2027-03-09',
  event_time: '08:30',
  part_fee_regular: 75_000,
  part_fee_early_bird: 60_000,
  early_bird_expiry: '2027-01-31',
  event_name: `Sommet de Lomé ${MARK}`,
  event_days: 3,
  city: `Lomé ${MARK}`,
  country: 'TG',
  time_zone: 'Africa/Lome',
  currency: 'XOF',
  latitude: 6.13,
  longitude: 1.22,
};
/** The product's own words for its controls, and what the edition's data say. */
const CONTROLS = [
  /^(Menu|Back to top|Skip to the content|Main|Summit|Home|Pause the film|Loading\.\.\.|Register)$/,
  /^(Sponsor|Speak|Contact|Venue|Time|Add to calendar|The doors open in|On this page|Regular|Early bird)$/,
  /^(About|Who should attend|Theme|Packages|Cloth|Organiser|The theme:|Be a sponsor|Add your thread)$/,
  /^(Sold out|as .*|about us|\(opens in a new tab\)|Location|Email|Phone|Last Updated:|Map of .*)$/,
  /^(The packages, one by one|Previous|Next|Pause|Show .*|Theme: .*|Light|Dark|Automatic|Pause the .*)$/,
  /^(The map comes from OpenStreetMap, which then sees your address\.|Open OpenStreetMap|Show the map)$/,
  /^(Start automatic slides|Previous slide|Next slide|Choose a slide|System)$/,
  /^(bonjour@sommet\.tg|\+228 90 12 34 56|1st July 2025|Group discount available .*)$/,
  /^Send me news about this summit .*$/,
  /^(Registration|Full name|Company name|Role|WhatsApp number|Contact number|\(optional\)|Please choose)$/,
  /^(How did you hear about the summit\?|Privacy policy|Good to know|8:30 AM GMT|Your own cloth, woven.*)$/,
  /^(10 to 15 digits, with or without a \+, such as \+\d+|If it’s different from your What.*)$/,
  /^(For group discounts, ‘Acme’ and .* count as one company\.|By sending this form you agree .*)$/,
  /^(href|content|action|alt|title):/,
  /^[\d\s–.,:“”()·]*$/,
  /^(F\sCFA|US\$).*|^[\d,]+$|^\d{1,2}:\d\d (AM|PM)$|^GMT$|^Until .*2027$/,
  /^(Mar \d+(, 2027)?|\d+th( to \d+th)? March 2027|1st January 2027|9–11)$/,
];

const app = shareTestApp();
let paths: string[] = [];

beforeAll(async () => {
  const { client } = await app().signInAs('Administrator');
  const { id = '' } = (await client.call(createBasicData, { body: LOME })).body;
  await client.call(makeCurrent, { body: { id } });
  for (const section of SECTION_NAMES) {
    const { status, body } = await client.call(saveSection, { body: { section, values: marked(section) } });
    expect([section, status, body.errors]).toEqual([section, 200, undefined]);
  }
  await client.call(publishContent, { body: {} });
  const sitemap = await (await app().visitor.fetch('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)];
  paths = listed.map(([, address = '']) => new URL(address).pathname);
});

describe('a summit in Lomé, set up by calls alone', () => {
  test('is all that any public address and the back-office speak of', async () => {
    const client = (await app().signInAs('Administrator')).client;
    const others = ['/nowhere', '/summit.ics', '/feed.xml', '/site.webmanifest', '/summit-cloth.svg'];
    const calls = ['/aiAPI/eventdata/viewbasicdata?page=1&pageSize=1', '/aiAPI/content/content'];
    const all = [...paths, ...others, ...calls, '/admin/login', '/admin/dashboard', '/preview/desk/'];
    expect(all).toContain('/p/visas');
    for (const path of all) {
      const text = await (await client.fetch(path)).text();
      expect([path, NOT_OURS.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  test('welcomes whoever registers there', async () => {
    const { client } = await app().signInAs('Administrator');
    const [notice] = (await client.call(attendeeNotices, {})).body.notices;
    const form = sampleRegistration({ answers: { q1: 'Kente' }, ...(notice && { notice }) });
    const { body } = await app().visitor.call(addAttendee, { body: form });
    expect(body.message).toContain(MARK);
    const [mail] = await mailRows(app());
    expect(
      NOT_OURS.exec(`${mail?.subject}${mail?.text}${mail?.html}${mail?.attachments}`)?.[0],
    ).toBeUndefined();
    expect(mail?.html).toContain(ACCENT);
    expect(mail?.attachments).toContain(`"accent":"${ACCENT}"`);
  });

  test('is shown where something has just happened, and when it is on and over', async () => {
    for (const clock of ['2027-03-10T12:00:00Z', '2027-03-12T12:00:00Z']) {
      app().clock.set(clock);
      const at = app().clock.now().getTime();
      for (const path of ['/', `/?notice=registered&at=${at}`, '/about-us', '/registrants']) {
        const text = await (await app().visitor.fetch(path)).text();
        expect([clock, path, NOT_OURS.exec(text)?.[0]]).toEqual([clock, path, undefined]);
      }
    }
    app().clock.set('2025-07-01T09:00:00Z');
  });
});

test.each(['/', '/about-us', '/contact', '/privacy-policy', '/registrants'])(
  'every sentence of %s is a control’s own, or was written at the desk',
  async (path) => {
    const words = wordsOf(await (await app().visitor.fetch(path)).text()).split('\n');
    const unmarked = words.filter(
      (line) =>
        !line.includes(MARK) &&
        !line.startsWith('{') &&
        !CONTROLS.some((own) => own.test(line.replace('aria-label: ', ''))),
    );
    expect(unmarked).toEqual([]);
  },
);

/** Every value of a section that organisers can write, marked. */
function marked(section: SectionName): Record<string, unknown> {
  const { fields, needs = [] } = sectionOf(section);
  const values = valuesOf(fields);
  const named = needs.map((need) => ` {${need}}`).join('');
  return named ? { ...values, closing: `${values.closing}${named}` } : values;
}

function valuesOf(fields: ReturnType<typeof sectionOf>['fields']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, valueFor(name, fieldInfo(schema))]),
  );
}

let written = 0;

function valueFor(name: string, { kind, options, item }: FieldInfo): unknown {
  if (item) return [valuesOf(item.fields)];
  if (kind === 'switch') return true;
  if (kind === 'choice') return options?.[0]?.value;
  if (kind === 'number') return 3;
  if (kind === 'picture') return null;
  if (kind === 'colour') return ACCENT;
  if (kind === 'prices') return [{ currency: 'XOF', amount: 5_000_000 }];
  written += 1;
  return FORMED[name] ?? (kind === 'rich' ? `<p>${MARK}${written}</p>` : `${MARK}${written}`);
}
