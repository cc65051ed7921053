import { expect, test } from 'vitest';
import { saveSection } from '#rooms/edition/content/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { registered } from '#testing/own-page.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';

const sectionIds = (html: string) => [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);

test('the home page follows the order and the sections of its organisers', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const home = async () => (await app.visitor.fetch('/')).text();
  expect(sectionIds(await home())).toEqual(['about', 'attend', 'theme', 'pricing', 'cloth', 'organiser']);
  const own = {
    text: '<p>By bus.</p>',
    picture: null,
    button: 'Travel',
    link: '/p/travel',
    isShownAfter: true,
  };
  await publishSection(client, 'homePage', {
    order: [{ section: 'packages' }, { section: 'about' }],
    own: [
      { ...own, heading: 'Getting there', follows: 'packages', isShown: true },
      { ...own, heading: 'Not yet', follows: 'top', isShown: false },
    ],
  });
  const html = await home();
  expect(sectionIds(html)).toEqual(['pricing', 'own-1', 'about', 'attend', 'theme', 'cloth', 'organiser']);
  expect(html).toMatch(/href="#own-1"[^>]*>Getting there/);
  expect(html).toContain('href="/p/travel"');
  app.clock.set('2025-09-01T09:00:00Z');
  const after = sectionIds(await home());
  expect(after.indexOf('own-1')).toBe(after.indexOf('next') + 1);
  expect(after.filter((id) => id === 'pricing')).toHaveLength(1);
});

test('the hero has the buttons and labels of its organisers, and a button leads nowhere unsafe', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'hero', {
    buttons: [
      { label: 'Get a place', address: '/registrants' },
      { label: 'Our partner', address: 'https://partner.example/' },
    ],
  });
  await publishSection(client, 'facts', { venue: 'Where it is', beginsIn: 'Only' });
  const html = await (await app.visitor.fetch('/')).text();
  expect(html).toMatch(/href="\/registrants" class="button[^"]*button-main[^"]*">Get a place/);
  expect(html).toContain('>Our partner<');
  expect(html).not.toMatch(/>Speak</);
  expect(html).toContain('>Where it is<');
  expect(html).toContain('>Only<');
  const refused = await client.call(saveSection, {
    body: { section: 'hero', values: { buttons: [{ label: 'Bad', address: 'javascript:alert(1)' }] } },
  });
  expect(refused.body.errors).toHaveProperty(['buttons.0.address']);
});

test('fees stand in other currencies, too, and the confirmation says them and how to pay', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await app.store.database.updateTable('events').set({ regular_fee: 1500 }).execute();
  await publishSection(client, 'registration', {
    regularElsewhere: [{ currency: 'USD', amount: 12_000 }],
    howToPay: 'By transfer\nto the account below',
  });
  for (const path of ['/', '/registrants']) {
    expect(await (await app.visitor.fetch(path)).text()).toContain('US$120');
  }
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const told = (await mailRows(app))[0]?.text;
  expect(told).toContain('GH₵ 15 or US$120');
  expect(told).toContain('By transfer to the account below');
});

test('words to one person, and of the page that isn’t there, are the organisers’', async () => {
  const { app, open } = await registered();
  const { client } = await app.signInAs('Administrator');
  const missing = async () => (await app.visitor.fetch('/nowhere')).text();
  expect(await missing()).toContain('This thread leads nowhere.');
  expect((await open()).html).toContain('If something changes');
  await publishSection(client, 'notFound', { heading: 'Not here', lead: 'Look elsewhere.' });
  await publishSection(client, 'personal', { ticket: 'Bring it along.', changes: 'Anything new?' });
  const html = await missing();
  for (const words of ['Not here', 'Look elsewhere.']) expect(html).toContain(words);
  expect(html).not.toContain('This thread leads nowhere.');
  const page = (await open()).html;
  for (const words of ['Bring it along.', 'Anything new?']) expect(page).toContain(words);
});
