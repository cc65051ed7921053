import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { waitingAddress } from '#rooms/people/waiting-list/addresses.ts';
import { registered } from '#testing/own-page.ts';

const OFFICE = { 'x-forwarded-for': '192.0.2.7' };
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const NOBODYS = [
  publicAddress.personal('nobodys'),
  waitingAddress('nobodys'),
  publicAddress.newsAgain('nobodys'),
  publicAddress.preview('nobodys') + publicAddress.registration,
  publicAddress.preview('nobodys') + publicAddress.sponsorship,
];

async function sending() {
  const { app, path } = await registered({ TRUST_PROXY: '1' });
  const send = (method: 'GET' | 'POST', from: Record<string, string>) => (to: string) =>
    app.visitor.fetch(to, {
      method,
      headers: { ...FORM, ...from },
      ...(method === 'POST' && { body: 'do=leave' }),
    });
  const statusesOf = async (ask: ReturnType<typeof send>) => {
    const statuses = [];
    for (const to of NOBODYS) statuses.push((await ask(to)).status);
    return statuses;
  };
  return { app, path, send, statusesOf };
}

test('a network that opens many links that lead nowhere is told to wait; right ones still open, and so does every other network', async () => {
  const { app, path, send, statusesOf } = await sending();
  expect(await statusesOf(send('GET', OFFICE))).toEqual(NOBODYS.map(() => 404));
  expect(await statusesOf(send('POST', OFFICE))).toEqual(NOBODYS.map(() => 404));
  for (let taken = 2 * NOBODYS.length; taken < LIMITS.wrongLinksFromNetwork.quota; taken += 1)
    await app.services.limits.take('wrongLinksFromNetwork', OFFICE['x-forwarded-for']);
  expect(await statusesOf(send('POST', OFFICE))).toEqual(NOBODYS.map(() => 429));
  const refused = await app.visitor.fetch(publicAddress.personal('nobodys either'), { headers: OFFICE });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect((await send('GET', OFFICE)(path)).status, 'the right one').toBe(200);
  expect(await statusesOf(send('POST', ELSEWHERE))).toEqual(NOBODYS.map(() => 404));
});

test('so is one that sends many made-up links to end the news; real ones are taken however many come', async () => {
  const { app } = await sending();
  const end = (token: string, from: Record<string, string>) =>
    app.visitor.fetch(publicAddress.unsubscribeWith(token), { method: 'POST', headers: from });
  const { quota } = LIMITS.wrongLinksFromNetwork;
  const statuses = [];
  for (let sent = 0; sent <= quota; sent += 1) statuses.push((await end(`made-up-${sent}.x`, OFFICE)).status);
  expect(statuses).toEqual([...Array(quota).fill(200), 429]);
  const again = await end('made-up.x', OFFICE);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect((await end('made-up.x', ELSEWHERE)).status).toBe(200);
  const mailId = (await app.store.database.selectFrom('mails').select('id').executeTakeFirst())?.id ?? '';
  const token = `${mailId}.${app.services.secrets.signatures(`unsubscribe ${mailId}`)[0]}`;
  expect((await end(token, OFFICE)).status).toBe(200);
  const ended = await app.store.database.selectFrom('unsubscriptions').select('email_key').execute();
  expect(ended).toEqual([{ email_key: 'aimee@owusu.example' }]);
});
