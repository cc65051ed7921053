import { expect, test } from 'vitest';
import { saveSection, singleSection, viewDraft } from '#rooms/edition/content/contract.ts';
import { createTestApp } from '#testing/app.ts';

const section = 'contactPage';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { values } = (await client.call(singleSection, { query: { section } })).body.record;
  type Who = Pick<typeof client, 'fetch'>;
  const post = (who: Who, changed: object, token = 'desk') => {
    const tried = JSON.stringify({ section, values: { ...values, ...changed } });
    return who.fetch(`/preview/${token}/contact`, { method: 'POST', body: new URLSearchParams({ tried }) });
  };
  return { app, client, values, post };
}

test('a section is shown as it is being written, and nothing is kept', async () => {
  const { app, client, post } = await desk();
  const shown = await post(client, { lead: 'Being written <script>' });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await shown.text()).toContain('Being written &lt;script&gt;');
  expect(await (await client.fetch('/preview/desk/contact')).text()).not.toContain('Being written');
  expect(await (await app.visitor.fetch('/contact')).text()).not.toContain('Being written');
  expect((await client.call(viewDraft, {})).body.changes).toEqual([]);
});

test('what can’t be saved leaves the draft, and nobody else sees any', async () => {
  const { app, client, values, post } = await desk();
  await client.call(saveSection, { body: { section, values: { ...values, lead: 'In the draft' } } });
  expect(await (await post(client, { title: '', lead: 'Being written' })).text()).toContain('In the draft');
  expect((await post(app.visitor, { lead: 'Mine' })).status).toBe(404);
  const { client: user } = await app.signInAs('User');
  expect((await post(user, { lead: 'Mine' })).status).toBe(404);
  expect((await post(client, { lead: 'Mine' }, 'somebody')).status).toBe(404);
});
