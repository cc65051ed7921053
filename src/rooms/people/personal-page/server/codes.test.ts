import { expect, test } from 'vitest';
import { addUser } from '#rooms/access/users/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { lastSecret, registered } from '#testing/own-page.ts';
import { sampleRegistration } from '#testing/samples.ts';

const MINUTE_MS = 60_000;
const OVER = 'This code no longer holds';

/** What the page says after a code: in an alert above the forms, or beside the field of the code. */
async function said(response: Response): Promise<string> {
  const html = await response.text();
  const [, alert, beside] =
    /role="alert"[^>]*>(.*?)<\/div>|class="field-error"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return (alert ?? beside ?? '').replaceAll(/<[^>]+>/g, ' ');
}

test('a wrong code is told beside its field, with how many are left, and the last one says that it was the last', async () => {
  const { app, press } = await registered();
  await press({ do: 'cancel' });
  const wrong = (await lastSecret(app)) === '000000' ? '000001' : '000000';
  const tried = [];
  for (let left = 5; left > 0; left -= 1) tried.push(await said(await press({ do: 'confirm', code: wrong })));
  expect(tried[0]).toContain('4 more can be tried');
  expect(tried[3]).toContain('One more can be tried');
  expect(tried[4]).toContain('no more can be tried. Please ask for a new one.');
});

test('an expired code says so, and the page still shows the registration', async () => {
  const { app, press, confirm } = await registered();
  await press({ do: 'cancel' });
  app.clock.advance(15 * MINUTE_MS);
  const response = await confirm();
  const html = await response.clone().text();
  expect(await said(response)).toContain(OVER);
  expect(html).toContain('You’re registered.');
  expect(html).not.toContain('Type the code');
});

test('a code that was used, as by a second press, says so beside what has become of the registration', async () => {
  const { app, press } = await registered();
  await press({ do: 'cancel' });
  const code = await lastSecret(app);
  const [first, second] = [await press({ do: 'confirm', code }), await press({ do: 'confirm', code })];
  expect([first.status, second.status]).toEqual([303, 409]);
  const html = await second.clone().text();
  expect(await said(second)).toContain(OVER);
  expect(html).toContain('Your registration is cancelled.');
});

test('what was cancelled meanwhile can’t be passed on, corrected or cancelled with a code from before', async () => {
  const { app, press, confirm, version } = await registered();
  const { client } = await app.signInAs('Administrator');
  const { id } = await app.store.database.selectFrom('attendees').select('id').executeTakeFirstOrThrow();
  const change = (cancelled: boolean) => client.call(cancelAttendees, { body: { ids: [id], cancelled } });
  const { name, company_name, role, whatsapp_number } = sampleRegistration();
  const details = { name, company_name, role, whatsapp_number, email: 'kojo@visitors.example' };
  for (const wanted of [
    { do: 'pass-on', ...details },
    { do: 'correct', ...details, version: await version() },
    { do: 'cancel' },
  ]) {
    expect((await press(wanted)).status, wanted.do).toBe(303);
    await change(true);
    const response = await confirm();
    expect(response.status, wanted.do).toBe(409);
    expect(await said(response)).toContain('This registration is cancelled.');
    await change(false);
  }
  const rows = app.store.database.selectFrom('attendees').select(['email', 'cancelled_at']);
  expect(await rows.execute()).toEqual([{ email: sampleRegistration().email, cancelled_at: null }]);
});

test('whose data isn’t given out here is told why', async () => {
  const { app, press, confirm } = await registered();
  const { client } = await app.signInAs('Administrator');
  const user = {
    username: 'Aimée',
    email: 'aimee@owusu.example',
    phone: '',
    password: 'woven on Tuesdays 7',
  };
  expect((await client.call(addUser, { body: user })).status).toBe(200);
  await press({ do: 'data' });
  expect(await said(await confirm())).toContain('This address has an account here.');
});
