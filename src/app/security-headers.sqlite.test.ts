import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { inlineScripts } from '#site/server/inline-scripts.ts';
import { createTestApp } from '#testing/app.ts';
import { storedPicture } from '#testing/calls/pictures.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { FLY_ONLY_THERE, MAY_FLY } from '#ui/may-fly.tsx';

const HTTPS = { PUBLIC_URL: 'https://summit.example' };
const hashes = (...texts: string[]) =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ');
const policyWith = (frame: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes(...inlineScripts())}`,
    `style-src 'self' ${hashes(MAY_FLY)}`,
    "img-src 'self' data: blob:",
    `frame-src ${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const PAGE_POLICY = policyWith("'none'");
const MAP_POLICY = policyWith('https://www.openstreetmap.org/export/embed.html');
/** The back-office frames mails, and the draft of the site. */
const ADMIN_POLICY = policyWith("'self'");

/** The headers of every answer that a browser may show in a window. */
const GUARDED = {
  'content-security-policy': PAGE_POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Other sites may embed a picture, but opened on its own it can't do anything. */
const PICTURE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};
/** For personal content, which must not be cached. */
const NOT_STORED = { 'cache-control': 'no-store' };

const ANSWERS: [what: string, path: string, status: number, headers: Record<string, string>][] = [
  ['a page', '/', 200, GUARDED],
  ['the page with the map', '/contact', 200, { ...GUARDED, 'content-security-policy': MAP_POLICY }],
  ['the same with a final slash', '/contact/', 301, { ...GUARDED, 'content-security-policy': MAP_POLICY }],
  ['a page that is not there', '/nowhere', 404, GUARDED],
  [
    'an admin page',
    '/admin/dashboard',
    200,
    { ...GUARDED, ...NOT_STORED, 'content-security-policy': ADMIN_POLICY },
  ],
  ['the way to the login', '/admin/login', 302, { ...GUARDED, 'content-security-policy': ADMIN_POLICY }],
  ['a call', '/aiAPI/counter', 200, { ...GUARDED, ...NOT_STORED }],
  ['a call of one’s own', '/api/v1/account', 200, { ...GUARDED, ...NOT_STORED }],
  ['a refused call', '/aiAPI/users/single_user', 422, { ...GUARDED, ...NOT_STORED }],
  ['a call that is not there', '/aiAPI/nothing', 404, { ...GUARDED, ...NOT_STORED }],
  ['the documentation', '/aiAPI/docs', 200, GUARDED],
  ['the documentation for programs', '/aiAPI/openapi.json', 200, GUARDED],
  ['a feed', '/sitemap.xml', 200, GUARDED],
  ['a share image', '/share/summit.png', 200, { ...GUARDED, 'cross-origin-resource-policy': 'cross-origin' }],
  ['the state of health', '/health/live', 200, GUARDED],
  ['a picture that is not there', '/aiAPI/uploads/nothing.webp', 404, { ...PICTURE, ...NOT_STORED }],
  ['a picture of our own', '/aiAPI/uploads/default-speaker.jpg', 200, PICTURE],
];

describe('the security headers of an answer', () => {
  test.each(ANSWERS)('%s (%s)', async (_what, path, status, headers) => {
    const app = await createTestApp(HTTPS);
    const { client } = await app.signInAs('Administrator');
    const response = await client.fetch(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  });

  test('an uploaded picture, sent in full or already cached', async () => {
    const app = await createTestApp(HTTPS);
    const path = `/aiAPI/uploads/${await storedPicture(app, 'upload')}`;
    const first = await app.visitor.fetch(path);
    expect(Object.fromEntries(first.headers)).toMatchObject(PICTURE);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await app.visitor.fetch(path, { headers });
    expect(again.status).toBe(304);
    expect(Object.fromEntries(again.headers)).toMatchObject(PICTURE);
  });
});

test('the policy of each page allows the scripts that it has inlined', async () => {
  const app = await createTestApp();
  app.clock.set('2026-03-01T00:00:00Z');
  const { client } = await app.signInAs('Administrator');
  const addOne = async () => client.call(addSpeaker, { body: await sampleSpeaker() });
  await addOne();
  await addCurrentEdition(client, { event_year: 2026, event_date: '2026-09-01' });
  await addOne();
  const inlinedIn = async (path: string) => {
    const response = await client.fetch(path);
    expect(response.status, path).toBe(200);
    const inlined = (await response.text()).matchAll(
      /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
    );
    const texts = Array.from(inlined, ([, text = '']) => text);
    const policy = response.headers.get('content-security-policy');
    for (const text of texts) expect(policy, `${path}: ${text}`).toContain(hashes(text));
    return texts;
  };
  for (const path of ['/', '/contact', '/admin/dashboard'])
    expect((await inlinedIn(path)).length, path).toBeGreaterThan(0);
  for (const start of ['', '/2025', publicAddress.preview('desk')])
    expect(await inlinedIn(`${start}${publicAddress.speakers}`), start).toContain(FLY_ONLY_THERE);
});

describe('https is required after the first visit', () => {
  test.each([
    '/',
    '/admin/login',
    '/aiAPI/counter',
    '/aiAPI/docs',
    '/aiAPI/uploads/default-speaker.jpg',
    '/aiAPI/partnersponsor/nothing.svg',
  ])('from visitors to %s', async (path) => {
    const app = await createTestApp(HTTPS);
    const { headers } = await app.visitor.fetch(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('on the hosts below it only if asked for', async () => {
    const app = await createTestApp({ ...HTTPS, HSTS_SUBDOMAINS: 'on' });
    const { headers } = await app.visitor.fetch('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('but not from visitors who are served without it', async () => {
    const app = await createTestApp();
    const { headers } = await app.visitor.fetch('/');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.get('content-security-policy')).toBe(PAGE_POLICY);
  });
});
