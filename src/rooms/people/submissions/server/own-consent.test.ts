import { expect, test } from 'vitest';
import { saveSection } from '#rooms/edition/content/contract.ts';
import { addPartnership, singlePartnership } from '#rooms/partners/partnerships/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { viewAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

const FIRST = '2026-11-21';
const OURS = { form: 'En envoyant ce formulaire, vous acceptez.', news: 'Envoyez-moi des nouvelles.' };

/** The day is 1st July 2025. */
async function siteOfItsOwn() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const word = (values: Record<string, string>) => publishSection(client, 'consent', values);
  const register = async (email: string, more = {}) =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ email, ...more }) });
  const consentOf = async ({ body: { id = '' } }: Awaited<ReturnType<typeof register>>) =>
    (await client.call(viewAttendee, { query: { id } })).body.record.consent;
  const page = async (path: string) => (await app.visitor.fetch(path)).text();
  return { app, client, word, register, consentOf, page };
}

test('organisers word what people agree to, and each wording stays with those who agreed to it', async () => {
  const { app, client, word, register, consentOf, page } = await siteOfItsOwn();
  const before = await register('before@volta.example');
  await word(OURS);
  for (const path of ['/registrants', '/sponsorship']) {
    expect(await page(path)).toContain(OURS.form);
    expect(await page(path)).toContain('name="consent" value="2025-07-01"');
  }
  expect(await page('/registrants')).toContain(OURS.news);
  const after = await register('after@volta.example', { news: 'news 2025-07-01' });
  expect([await consentOf(before), await consentOf(after)]).toEqual([FIRST, '2025-07-01']);
  const asked = await app.visitor.call(addPartnership, { body: samplePartnership() });
  const { record } = (await client.call(singlePartnership, { query: { id: asked.body.id ?? '' } })).body;
  expect(record.consent).toBe('2025-07-01');
  const kept = (await client.call(findPerson, { body: { email: 'after@volta.example' } })).body;
  const details = Object.fromEntries(
    kept.records[0]?.details.map(({ label, value }) => [label, value]) ?? [],
  );
  expect(details['Agreed to']).toBe(`2025-07-01: ${OURS.form}`);
  expect(details.News).toContain(`news 2025-07-01: ${OURS.news}`);
});

test('who opened the form before is kept with what stood there then', async () => {
  const { word, register, consentOf } = await siteOfItsOwn();
  await word(OURS);
  expect(await consentOf(await register('slow@volta.example', { consent: FIRST }))).toBe(FIRST);
});

test('a second wording on one day has a version of its own, and an earlier one its own again', async () => {
  const { word, page } = await siteOfItsOwn();
  const versionAfter = async (form: string) => {
    await word({ ...OURS, form });
    return /name="consent" value="([^"]+)"/.exec(await page('/registrants'))?.[1];
  };
  expect(await versionAfter('Premier.')).toBe('2025-07-01');
  expect(await versionAfter('Second.')).toBe('2025-07-01 (2)');
  expect(await versionAfter('Premier.')).toBe('2025-07-01');
});

test.each([
  ['consent', { consent: 'news 2026-11-22' }],
  ['consent', { consent: 'entered at the desk' }],
  ['news', { news: FIRST }],
  ['news', { news: 'news 2020-01-01' }],
])('%s that no form showed is refused: %o', async (field, given) => {
  const { register } = await siteOfItsOwn();
  const { status, body } = await register('ama@volta.example', given);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('a wording can’t be empty, and names nothing in braces', async () => {
  const { client } = await siteOfItsOwn();
  for (const form of ['', 'You agree that {organiser} keeps this.']) {
    const body = { section: 'consent' as const, values: { ...OURS, form } };
    expect((await client.call(saveSection, { body })).status).toBe(422);
  }
});
