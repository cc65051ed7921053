import { expect, test } from 'vitest';
import { toRequest } from '#platform/contract/own-request.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addQuestion, singleQuestion, updateQuestion } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { chooseLanguage, viewProfile } from '../contract.ts';

const TEXTS = { group: 'Getting there', question: 'By which bus?', answer: '<p>Line 4.</p>' };

test('a user’s language is kept in their account, and each browser in which they sign in knows it', async () => {
  const app = await createTestApp();
  const me = await app.signInAs('Administrator');
  const password = await passwordOf(app, me);
  const signingIn = () =>
    app.visitor.call(signIn, { body: { email: `${me.userId}@users.example`, password } });
  expect((await signingIn()).headers.getSetCookie().join()).not.toContain('desk-language');
  const chosen = await me.client.call(chooseLanguage, { body: { language: 'fr' } });
  expect(chosen.headers.getSetCookie().join()).toContain('desk-language=fr');
  expect((await me.client.call(viewProfile, {})).body.record?.language).toBe('fr');
  const cookie = (await signingIn()).headers.getSetCookie().join();
  expect(cookie).toMatch(/desk-language=fr;.*Path=\/admin/);
  const page = await app.visitor.fetch('/admin/login', { headers: { cookie: 'desk-language=fr' } });
  expect(await page.text()).toContain('<html lang="fr"');
});

test('users of two languages change the same record, and the record of activity is in one language', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'fr', others: ['en'] } });
  const { id = '' } = (await client.call(addQuestion, { body: TEXTS })).body;
  const { address } = toRequest(singleQuestion, { query: { id } });
  const french = await client.fetch(`/fr${address}`);
  const { record } = (await client.call(singleQuestion, { query: { id } })).body;
  expect(french.headers.get('etag')).toContain(record?.version);
  const { status } = await client.call(updateQuestion, {
    query: { id },
    body: { ...TEXTS, group: 'Arrival', version: record?.version ?? '' },
  });
  expect(status).toBe(200);
  const { records = [] } = (await client.call(viewActivity, { query: {} })).body;
  const update = records.find(({ changes }) => changes.length > 0);
  expect(update?.changes).toEqual([{ field: 'Groupe', from: 'Getting there', to: 'Arrival' }]);
  expect(update?.activity_description).toContain('A modifié');
});
