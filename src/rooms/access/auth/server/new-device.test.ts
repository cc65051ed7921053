import { expect, test } from 'vitest';
import { previewMail } from '#rooms/mail/mail/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { signIn } from '../contract.ts';

const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a sign-in from a new device is told by mail: not the first, nor one from a known device', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { userId } = await app.signInAs('User');
  const body = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const first = await app.visitor.call(signIn, { body });
  expect(first.status).toBe(200);
  expect(await mailRows(app)).toEqual([]);
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await app.client({ cookie }).call(signIn, { body });
  expect(await mailRows(app)).toEqual([]);
  await app.client({ 'user-agent': USER_AGENT }).call(signIn, { body });
  const [mail, ...others] = await mailRows(app);
  expect([mail?.template, mail?.recipient, others]).toEqual(['newDevice', body.email, []]);
  expect(mail?.text).toContain('Browser: Firefox on Windows');
});

test('a device stays known when its user reads the desk in another language', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { userId } = await app.signInAs('User');
  const body = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const kept = (await app.visitor.call(signIn, { body })).headers.getSetCookie();
  for (const path of ['/aiAPI/auth/sign_in', '/fr/aiAPI/auth/sign_in']) {
    // As browsers do: a cookie is sent to the addresses below its own.
    const sent = kept.filter((one) => path.startsWith(/; Path=([^;]+)/.exec(one)?.[1] ?? '-'));
    const { status } = await app.visitor.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: sent.map((one) => one.split(';')[0]).join('; '),
      },
      body: JSON.stringify(body),
    });
    expect(status, path).toBe(200);
  }
  expect(await mailRows(app)).toEqual([]);
});

test('whoever words that mail reads it with when and where, as they would get it', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { userId } = await app.signInAs('Administrator');
  const body = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const signedIn = await app.visitor.call(signIn, { body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const client = app.client({ cookie, 'user-agent': USER_AGENT });
  const { text } = (await client.call(previewMail, { query: { template: 'newDevice' } })).body;
  expect(text).toContain('Browser: Firefox on Windows');
});
