import { expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';
import { Busy } from '#platform/server/work-queue.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { mailSettings } from '#testing/mails.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { REGISTERED } from '#testing/texts-of-2025.ts';

const NAME = 'Ɛsi Ɔwusu <b>';

/** The cookie that a registration sets, as a browser sends it back. */
async function register({ visitor }: TestApp, name = NAME) {
  const { status, headers } = await visitor.call(addAttendee, { body: sampleRegistration({ name }) });
  expect(status).toBe(200);
  const set = headers.get('set-cookie') ?? '';
  return { set, cookie: set.split(';')[0] ?? '' };
}

async function open(app: TestApp, path: string, cookie: string) {
  const response = await app.visitor.fetch(path, { headers: { cookie } });
  return { response, html: await response.text() };
}

function encryptedIn(html: string): string {
  return /name="badge" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('somebody who has just registered sees their badge at the top of the home page, once', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const plain = await (await app.visitor.fetch('/')).text();
  const there = await open(app, '/?notice=registered', cookie);
  expect([there.response.status, there.response.headers.get('location')]).toEqual([302, '/']);
  expect(there.response.headers.get('set-cookie')).toBeNull();
  const { response, html } = await open(app, '/', cookie);
  expect(html).toContain(REGISTERED);
  expect(html).toContain('Ɛsi Ɔwusu &lt;b&gt;</p>');
  expect(html.indexOf(REGISTERED)).toBeLessThan(html.indexOf('<h1'));
  expect(response.headers.get('set-cookie')).toMatch(/^summit-badge=; Max-Age=0;/);
  expect(await (await app.visitor.fetch('/')).text()).toBe(plain);
});

test('asking only for the head of the home page doesn’t use up the badge', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const head = await app.visitor.fetch('/', { method: 'HEAD', headers: { cookie } });
  expect([head.status, head.headers.get('set-cookie')]).toEqual([200, null]);
  expect((await open(app, '/', cookie)).html).toContain(REGISTERED);
});

test('a page that is only fetched ahead doesn’t use up the badge', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const headers = { cookie, 'sec-purpose': 'prefetch;prerender' };
  const ahead = await app.visitor.fetch('/', { headers });
  expect(await ahead.text()).not.toContain(REGISTERED);
  expect(ahead.headers.get('set-cookie')).toBeNull();
  expect((await open(app, '/', cookie)).html).toContain(REGISTERED);
});

test('the name stands in no address and no cache, and only the program can read it', async () => {
  const app = await createTestApp();
  const { set, cookie } = await register(app);
  expect(set).toMatch(/Max-Age=60;.*HttpOnly; SameSite=Lax/);
  expect(decodeURIComponent(set)).not.toContain('Ɔwusu');
  const { response, html } = await open(app, '/', cookie);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
  const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
  expect(addresses.filter((address) => /wusu|sealed/.test(decodeURIComponent(address)))).toEqual([]);
  const invitation = addresses.find((address) => address.startsWith('https://wa.me/')) ?? '';
  expect(new URL(invitation).searchParams.get('text')).toBe(
    `I’m going to the AI for Business Summit in Accra, 26th and 27th August 2025. Come too: ${app.services.config.publicUrl}/`,
  );
  for (const path of ['/', '/?notice=registered', '/registrants']) {
    expect(await (await app.visitor.fetch(path)).text()).not.toContain('Ɔwusu');
  }
});

test('with https, the cookie belongs to this host alone', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://summit.example' });
  expect((await register(app)).set).toMatch(/^__Host-summit-badge=sealed.*; Path=\/; HttpOnly; Secure;/);
});

test('once the summit is over, the badge doesn’t name its days', async () => {
  const app = await createTestApp({ CLOCK: '2025-09-01T09:00:00Z' });
  const { cookie } = await register(app);
  const { html } = await open(app, '/', cookie);
  expect(html).toContain('We’ll write to you about the next summit.');
  expect(html).toContain('<p>Accra</p>');
  expect(html).not.toContain('wa.me');
});

test('a badge is fresh for a minute, and nobody can make one up', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  for (const made of ['summit-badge=Ama', 'summit-badge=sealed%3Aabcdefgh%3AAAAA']) {
    expect((await open(app, '/', made)).html).not.toContain(REGISTERED);
  }
  app.clock.advance(61_000);
  expect((await open(app, '/', cookie)).html).not.toContain(REGISTERED);
});

test('without cookies the message is still there', async () => {
  const app = await createTestApp();
  await register(app);
  const dated = (await app.visitor.fetch('/?notice=registered')).headers.get('location') ?? '';
  const html = await (await app.visitor.fetch(dated)).text();
  expect(html).toContain(REGISTERED);
  expect(html).not.toContain('Keep as a picture');
});

test('a form posted without JavaScript leads to the badge, too', async () => {
  const app = await createTestApp();
  const body = new URLSearchParams(Object.entries(sampleRegistration({ name: NAME })) as [string, string][]);
  const response = await app.visitor.fetch('/registrants', { method: 'POST', body, redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/?notice=registered');
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await open(app, '/', cookie)).html).toContain('Ɛsi Ɔwusu');
});

test('the page shows the ticket, and where the confirmation goes if it is sent', async () => {
  const app = await createTestApp();
  const { html } = await open(app, '/', (await register(app)).cookie);
  expect(html).toContain('aria-label="Your ticket, as a QR code"');
  expect(html).toContain('Show your ticket at the door');
  expect(html).not.toContain('You’ll get a confirmation');
  const sending = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const sent = await open(sending, '/', (await register(sending)).cookie);
  expect(sent.html).toContain(
    'You’ll get a confirmation at <strong translate="no">aimee@owusu.example</strong>',
  );
  expect(sent.html).toContain(
    'The link is in the confirmation. <a class="link" href="/my">Lost your link?</a>',
  );
  expect(sent.html).toContain('It is on your own page, too.');
  expect(sent.html).not.toContain('it isn’t shown here again');
  const over = await createTestApp({ CLOCK: '2025-09-01T09:00:00Z' });
  expect((await open(over, '/', (await register(over)).cookie)).html).not.toContain('Your ticket');
});

test('a refused registration and a partnership request hand out no badge', async () => {
  const app = await createTestApp();
  await register(app);
  const again = await app.visitor.call(addAttendee, { body: sampleRegistration() });
  expect([again.status, again.headers.get('set-cookie')]).toEqual([409, null]);
  const request = await app.visitor.call(addPartnership, { body: samplePartnership() });
  expect([request.status, request.headers.get('set-cookie')]).toEqual([200, null]);
});

function ask({ visitor }: TestApp, badge: string) {
  return visitor.fetch('/badge-picture', { method: 'POST', body: new URLSearchParams({ badge }) });
}

test('anyone who has a badge can keep it as a picture', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const badge = encryptedIn((await open(app, '/', cookie)).html);
  app.clock.advance(3_600_000);
  const picture = await ask(app, badge);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('content-disposition')).toContain('attachment');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  expect((await ask(app, 'Ama Mensah')).status).toBe(422);
});

test('one badge sent again and again is drawn once, until its network reaches a limit', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const badge = encryptedIn((await open(app, '/', cookie)).html);
  const left = 20;
  for (let sent = left; sent < LIMITS.badgePictures.quota; sent += 1) {
    await app.services.limits.take('badgePictures', '192.0.2.1');
  }
  const replies = await Promise.all(Array.from({ length: left + 2 }, () => ask(app, badge)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(left);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
});

test('a badge that can’t be drawn soon is refused, with the time to try again', async () => {
  const app = await createTestApp();
  const { cookie } = await register(app);
  const badge = encryptedIn((await open(app, '/', cookie)).html);
  const turn = vi.spyOn(DRAWING, 'run').mockRejectedValue(new Busy('Busy.'));
  onTestFinished(() => turn.mockRestore());
  const refused = await ask(app, badge);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
});
