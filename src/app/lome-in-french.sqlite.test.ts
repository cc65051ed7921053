import { expect, test } from 'vitest';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { publishContent, saveSection, singleSection, startTexts } from '#rooms/edition/content/contract.ts';
import type { SectionName } from '#rooms/edition/content/sections.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { TestClient } from '#testing/client.ts';
import { emptySite } from '#testing/empty-site.ts';
import { readEnglish } from '#testing/english.ts';
import { type Read, saidBy } from '#testing/every-state.ts';
import { foreignLines } from '#testing/foreign-lines.ts';
import { mailRows } from '#testing/mails.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { sampleRegistration } from '#testing/samples.ts';

const FILES = ['/summit.ics', '/feed.xml', '/site.webmanifest', '/nowhere', '/my'];
const CONNECTION = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
const EDITION = {
  event_year: 2027,
  event_date: '2027-02-27',
  event_days: 3,
  city: 'Lomé',
  country: 'TG',
  venue: 'Palais des Congrès',
  time_zone: 'Africa/Lome',
  currency: 'XOF',
  part_fee_regular: 75_000,
};

test('a summit in Lomé goes from nothing to a published site that is wholly in French', async () => {
  const app = await emptySite({ CLOCK: '2026-11-22T09:00:00Z' });
  const { cookie } = await app.signInAs('Administrator');
  const url = app.services.config.publicUrl;
  const all: Read[] = [];
  const desk = new TestClient(
    async (request) => app.fetch(new Request(request.url.replace(url, `${url}/fr`), request), CONNECTION),
    url,
    { cookie },
  );
  const told = (where: string, { status, body }: { status: number; body: { message?: string } }) => {
    expect([where, status, body]).toEqual([where, expect.toBeOneOf([200, 201]), expect.anything()]);
    all.push({ where, text: body.message ?? '' });
  };
  const change = async (section: SectionName, values: Record<string, unknown>) => {
    const { record } = (await desk.call(singleSection, { query: { section } })).body;
    const body = { section, values: { ...record.values, ...values } };
    told(section, await desk.call(saveSection, { body }));
  };

  told('languages', await desk.call(saveLanguages, { body: { main: 'fr', others: [] } }));
  await change('identity', { name: 'Sommet du Fil', organiser: 'Atelier du Fil' });
  told('edition', await desk.call(createBasicData, { body: EDITION }));
  await change('contact', { email: 'bonjour@fil.tg' });
  told('texts', await desk.call(startTexts, { body: { from: 'sample' } }));
  told('publish', await desk.call(publishContent, { body: {} }));

  const read = async (path: string) => saidBy(await app.visitor.fetch(path));
  const sitemap = await (await app.visitor.fetch('/sitemap.xml')).text();
  const paths = [...publicPaths(sitemap), ...FILES];
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) all.push({ where: path, text: await read(path) });
  expect(await read('/')).toContain('27 février – 1er mars 2027');

  const registration = sampleRegistration({ name: 'Ama', email: 'ama@fil.tg', notice: 'LinkedIn' });
  told('registration', await desk.call(addAttendee, { body: registration }));
  const [mail] = await mailRows(app);
  all.push({ where: 'confirmation', text: `${mail?.subject}\n${mail?.text}` });
  for (const { user_id, activity_description, changes } of (await desk.call(viewActivity, {})).body.records) {
    // Tests begin with the edition that the program has entered.
    if (!user_id) continue;
    const fields = changes.map(({ field }) => field);
    all.push({ where: 'activity', text: [activity_description, ...fields].join('\n') });
  }

  const isEnglish = await readEnglish('fr');
  const lines = foreignLines('fr', all);
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter(isEnglish)).toEqual([]);
});
