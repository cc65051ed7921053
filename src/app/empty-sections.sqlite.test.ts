import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';

const EMPTY = [
  ['about', 'about', { text: '<p></p>', principles: [] }],
  ['audience', 'attend', { people: [], takeaways: '' }],
  ['packages', 'pricing', { lead: '', offers: [] }],
  ['organiser', 'organiser', { text: '' }],
] as const;

test('a section of the home page that says nothing isn’t shown, nor linked to', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const home = async () => (await app.visitor.fetch('/')).text();
  for (const [section, id, values] of EMPTY) {
    expect(await home()).toContain(`<section id="${id}"`);
    await publishSection(client, section, values);
    expect(await home()).not.toMatch(new RegExp(`id="${id}"|href="#${id}"`));
  }
  expect(await home()).toMatch(/href="#theme".*<section id="theme"/);
});

test('a heading without anything below it isn’t shown either', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const heading = 'What you will take home';
  await publishSection(client, 'audience', { takeawaysHeading: heading, takeaways: 'A plan' });
  expect(await (await app.visitor.fetch('/')).text()).toContain(heading);
  await publishSection(client, 'audience', { takeaways: '' });
  const home = await (await app.visitor.fetch('/')).text();
  expect(home).toContain('<section id="attend"');
  expect(home).not.toContain(heading);
});

test('the same holds for the page about us', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const headings = async () => {
    const page = await (await app.visitor.fetch('/about-us')).text();
    return [...page.matchAll(/<h2 id="about-([a-z]+)"/g)].map(([, id]) => id);
  };
  expect(await headings()).toEqual(['summit', 'organiser', 'cloth']);
  const unthemed = { themed: '', unthemed: '' };
  await publishSection(client, 'aboutUs', { summit: '', ...unthemed, organiser: '<p> </p>', cloth: '' });
  expect(await headings()).toEqual([]);
});
