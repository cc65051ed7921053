import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { mailPage } from '#rooms/mail/mail/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee } from '../contract.ts';
import { cancelAttendees, enterAttendee, writeToAttendees } from '../desk.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const enter = async (email: string, confirm: boolean) =>
    (await client.call(enterAttendee, { body: { ...sampleRegistration({ email }), confirm } })).body.id ?? '';
  const mails = async () => (await mailRows(app)).map((row) => `${row.template} ${row.recipient}`);
  /** As an organiser reads it while the site sends no mail. */
  const linkOf = async (index: number) => {
    const page = await client.fetch(address(mailPage, { id: (await mailRows(app))[index]?.id }));
    return new URL(/http[^"]+\/my\/[\w-]{43}/.exec(await page.text())?.[0] ?? 'http://none').pathname;
  };
  const statusOf = async (link: string) => (await app.visitor.fetch(link)).status;
  return { app, client, enter, mails, linkOf, statusOf };
}

test('whom an organiser enters gets the confirmation now or not', async () => {
  const { enter, mails } = await desk();
  await enter('not@owusu.example', false);
  await enter('now@owusu.example', true);
  expect(await mails()).toEqual(['registered now@owusu.example']);
});

test('confirmation and link are sent again with a new link, and the one before ends', async () => {
  const { client, enter, mails, linkOf, statusOf } = await desk();
  const ids = [await enter('one@owusu.example', true), await enter('two@owusu.example', false)];
  const [first] = [await linkOf(0)];
  expect(await statusOf(first)).toBe(200);
  const send = (what: 'link' | 'confirmation') =>
    client.call(writeToAttendees, { body: { ids: [...ids, 'nobody'], what } });
  expect((await send('confirmation')).body.ids).toEqual(ids);
  expect([await statusOf(first), await statusOf(await linkOf(1))]).toEqual([404, 200]);
  await send('link');
  expect([await statusOf(await linkOf(1)), await statusOf(await linkOf(3))]).toEqual([404, 200]);
  expect((await mails()).slice(1)).toEqual([
    'registered one@owusu.example',
    'registered two@owusu.example',
    'personalLink one@owusu.example',
    'personalLink two@owusu.example',
  ]);
});

test('nothing is sent to whom has cancelled', async () => {
  const { app, client, mails } = await desk();
  const { body } = await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const ids = [body.id ?? ''];
  await client.call(cancelAttendees, { body: { ids, cancelled: true } });
  expect((await client.call(writeToAttendees, { body: { ids, what: 'link' } })).status).toBe(404);
  expect(await mails()).toHaveLength(1);
});
