import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { postAddress } from '#rooms/website/blog/addresses.ts';
import { createTestApp } from '#testing/app.ts';
import { insertedPost } from '#testing/blog.ts';
import { saveSection, singleSection } from '../contract.ts';

const VISAS = { title: 'Visas', slug: 'visas', isShown: true };
const TRAVEL = { title: 'Travel by air', slug: 'travel', isShown: false };
const NO_PAGE = 'This site has no page at this address.';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(saveSection, { body: { section: 'ownPages', values: { pages: [VISAS, TRAVEL] } } });
  const save = async (...addresses: string[]) => {
    const { record } = (await client.call(singleSection, { query: { section: 'navigation' } })).body;
    const links = addresses.map((address, index) => ({ label: `Link ${index}`, address }));
    const values = { ...record.values, links };
    return client.call(saveSection, { body: { section: 'navigation', values, version: record.version } });
  };
  return { app, save };
}

test('the navigation takes links to what visitors can open, and to other sites', async () => {
  const { app, save } = await desk();
  const { slug } = await insertedPost(app.store.database);
  const taken = [
    '/',
    '/#pricing',
    '/speakers/',
    '/sponsorship?package=Gold',
    postAddress(slug),
    publicAddress.ownPage(VISAS.slug),
    publicAddress.lostLink,
    '/aiAPI/uploads/programme.pdf',
    'https://example.org/no-such-page',
    'mailto:hello@example.org',
  ];
  const reply = await save(...taken);
  expect(reply.body).toMatchObject({ message: expect.any(String), id: expect.any(String) });
  for (const path of taken.slice(0, 7)) {
    const { status } = await app.visitor.fetch(path);
    // The draft’s own page is published later.
    if (path !== publicAddress.ownPage(VISAS.slug)) expect(status, path).toBeLessThan(400);
  }
});

test('links to pages that don’t exist or aren’t open are refused by name, and nothing is saved', async () => {
  const { app, save } = await desk();
  const ourselves = `${app.services.config.publicUrl}/programm`;
  const closed = 'Visitors can’t open the page ‘Travel by air’ yet: switch that on first.';
  const reply = await save('/contact', '/programme', '/p/travel', '/speaker/nobody', ourselves);
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual({
    'links.1.address': NO_PAGE,
    'links.2.address': closed,
    'links.3.address': NO_PAGE,
    'links.4.address': NO_PAGE,
  });
  expect((await save('/contact')).body).toMatchObject({
    message: expect.any(String),
    id: expect.any(String),
  });
});

test('a link that is there already stays until it is changed', async () => {
  const { app, save } = await desk();
  await save(publicAddress.ownPage(VISAS.slug));
  const { client } = await app.signInAs('Administrator');
  await client.call(saveSection, { body: { section: 'ownPages', values: { pages: [TRAVEL] } } });
  expect((await save(publicAddress.ownPage(VISAS.slug), '/contact')).body).toMatchObject({
    id: expect.any(String),
  });
});
