/** @module-tag long */

import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';

const AT_ONCE = 120;
const FORM = 'application/x-www-form-urlencoded';

/** The address of the own page of somebody who has registered. */
async function ownPage(app: TestApp): Promise<string> {
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const [mail] = await mailRows(app);
  return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
}

test('of many pages for one visitor each, those beyond the limit are told to try again, in words', async () => {
  const app = await createTestApp();
  const own = await ownPage(app);
  const look = (index: number) =>
    publicAddress.look(`${[index, 1, 2, 3, 4, 5].map((part) => String(part).padStart(6, '0')).join('-')}`);
  const asked: ((index: number) => Promise<Response>)[] = [
    () => app.visitor.fetch(own),
    () => app.visitor.fetch(`${publicAddress.registration}?plain=1`),
    () =>
      app.visitor.fetch(publicAddress.registration, { method: 'POST', headers: { 'content-type': FORM } }),
    (index) => app.visitor.fetch(look(index)),
  ];
  for (const ask of asked) {
    const first = (await ask(AT_ONCE)).status;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === first)).toHaveLength(AT_ONCE - refused.length);
    expect(refused.filter(({ headers }) => !headers.has('retry-after'))).toEqual([]);
    expect((await ask(AT_ONCE + 1)).status).toBe(first);
  }
  const shown = Array.from({ length: AT_ONCE }, () =>
    app.visitor.fetch(own, { headers: { accept: 'text/html' } }),
  );
  const refused = (await Promise.all(shown)).find(({ status }) => status === 503);
  expect(refused?.headers.get('content-type')).toContain('text/html');
  expect(await refused?.text()).toContain('We have a lot to do');
}, 180_000);

test('one network that sends many forms keeps no other from its own pages, forms and previews', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const own = await ownPage(app);
  const from = (network: string) => app.client({ 'x-forwarded-for': network, 'content-type': FORM });
  const post = { method: 'POST', body: 'name=' };
  const flood = Array.from({ length: AT_ONCE }, () =>
    from('192.0.2.7').fetch(publicAddress.registration, post),
  );
  const others = await Promise.all([
    from('198.51.100.1').fetch(own),
    from('198.51.100.2').fetch(own, { method: 'POST', body: 'do=drop' }),
    from('198.51.100.3').fetch(`${publicAddress.registration}?plain=1`),
    from('198.51.100.4').fetch(publicAddress.registration, post),
    from('198.51.100.5').fetch(publicAddress.preview('nobodys') + publicAddress.registration),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 409, 200, 422, 404]);
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(others.length);
}, 180_000);

test('forms that are never sent to their end keep nobody from their own page', async () => {
  const app = await createTestApp();
  const own = await ownPage(app);
  const leaving = new AbortController();
  for (let sent = 0; sent < 8; sent += 1) {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('name=')) });
    const init = { method: 'POST', headers: { 'content-type': FORM }, body, duplex: 'half' };
    app.visitor.fetch(publicAddress.registration, { ...init, signal: leaving.signal }).catch(() => {});
  }
  expect((await app.visitor.fetch(own)).status).toBe(200);
  leaving.abort();
});
