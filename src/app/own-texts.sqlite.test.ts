import { beforeAll, describe, expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { attendeeNotices } from '#rooms/people/registrations/desk.ts';
import { shareTestApp } from '#testing/app.ts';
import { ACCENT, MARK, NOT_OURS, setUpLome } from '#testing/lome.ts';
import { mailRows } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { textOf } from '#testing/text-of.ts';

/** The product's own texts for its controls, and what the edition's data say. */
const CONTROLS = [
  /^(Menu|Close|Back to top|Skip to the content|Main|Summit|Home|Pause the film|Loading\.\.\.|Register)$/,
  /^(Sponsor|Speak|Contact|Venue|Time|Add to calendar|The doors open in|On this page|Regular|Early bird)$/,
  /^(About|Who should attend|Theme|Packages|Cloth|Organiser|The theme:|Be a sponsor|Add your thread)$/,
  /^(Sold out|as|about us|\(opens in a new tab\)|Location|Email|Phone|Last Updated:|Map of .*)$/,
  /^(The packages, one by one|Previous|Next|Pause|Show .*|Theme: .*|Light|Dark|Automatic|Pause the .*)$/,
  /^(The map comes from OpenStreetMap, which then sees your address\.|Open OpenStreetMap|Show the map)$/,
  /^(Start automatic slides|Previous slide|Next slide|Choose a slide|System)$/,
  /^(bonjour@sommet\.tg|\+228 90 12 34 56|1st July 2025|Group discount available .*)$/,
  /^(Registration|Full name|Company name|Role|WhatsApp number|Contact number|\(optional\)|Please choose)$/,
  /^(How did you hear about the summit\?|Privacy policy|Lost your link\?|Good to know|8:30 AM GMT|Your own cloth, woven.*)$/,
  /^(10 to 15 digits, such as \+\d+\. Without a country code, it is read as \+\d+\.|If it’s different from your What.*)$/,
  /^(For group discounts, ‘Acme’ and .* count as one company\.)$/,
  /^(Several of you\?|Register a group in one form|You pay F\sCFA [\d,]+|\. You pay on the page of your order\.)$/,
  /^(href|content|action|alt|title):/,
  /^[\d\s–.,:“”()·]*$/,
  /^(F\sCFA|US\$).*|^[\d,]+$|^\d{1,2}:\d\d (AM|PM)$|^GMT$|^Until .*2027$/,
  /^(Mar \d+(, 2027)?|\d+th( to \d+th)? March 2027|1st January 2027|9–11)$/,
];

const app = shareTestApp();
let paths: string[] = [];

beforeAll(async () => {
  const { client } = await app().signInAs('Administrator');
  await setUpLome(client);
  // The program's own words, which organisers can take out.
  await publishSection(client, 'privacy', { saysWhatIsTaken: false });
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
    const text = textOf(await (await app().visitor.fetch(path)).text()).split('\n');
    const unmarked = text.filter(
      (line) =>
        !line.includes(MARK) &&
        !line.startsWith('{') &&
        !CONTROLS.some((own) => own.test(line.replace('aria-label: ', ''))),
    );
    expect(unmarked).toEqual([]);
  },
);
