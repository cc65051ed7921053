import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { publishSection } from '#testing/publish-section.ts';

const FEEDS = ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/feed.xml', '/summit.ics'];

test.each(FEEDS)('%s is sent compressed, and not again to a reader that has it', async (path) => {
  const { visitor } = await createTestApp();
  const first = await visitor.fetch(path, { headers: { 'accept-encoding': 'gzip' } });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await visitor.fetch(path, { headers })).status).toBe(304);
  const slashed = await visitor.fetch(`${path}/`);
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, path]);
});

test('the calendar follows the event data', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const read = async () => (await app.visitor.fetch('/summit.ics')).text();
  expect(await read()).toContain('DTSTART;VALUE=DATE:20250826');
  await addCurrentEdition(client, { event_year: 2027, event_date: '2027-03-09' });
  expect(await read()).toContain('DTSTART;VALUE=DATE:20270309');
  const { headers } = await app.visitor.fetch('/summit.ics');
  expect(headers.get('content-disposition')).toBe('attachment; filename="summit.ics"');
});

test('security.txt names the site’s contact for some months, and is missing without one', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://lome.example' });
  const response = await app.visitor.fetch('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:summit@example.com',
    'Expires: 2025-09-29T09:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://lome.example/.well-known/security.txt',
    '',
  ]);
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'contact', { email: '' });
  expect((await app.visitor.fetch('/.well-known/security.txt')).status).toBe(404);
});
