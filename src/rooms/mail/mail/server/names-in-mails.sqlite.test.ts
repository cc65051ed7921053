import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { registered } from '#testing/own-page.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { toMessage } from './message.ts';

const LINK = 'https://secret.invalid/';
/** What a mail program shows of '{link}' that somebody typed. */
const AS_TYPED = '{\u2060link}';

async function messagesOf(app: TestApp) {
  return Promise.all((await mailRows(app)).map((row) => toMessage(app.services, row, LINK)));
}

test.each([
  ['a full-width dot', 'Win at evil．example'],
  ['full-width letters', 'Win at ｅｖｉｌ．ｅｘａｍｐｌｅ'],
  ['an ideographic full stop', 'Win at evil。example'],
  ['a half-width one', 'Win at evil｡example'],
  ['a one-dot leader', 'Win at evil․example'],
  ['a small full stop', 'Win at evil﹒example'],
  ['a soft hyphen before the dot', 'Win at evil\u00ad.example'],
  ['something invisible after it', 'Win at evil.\u200bexample'],
  ['an accent before it', 'Win at evil\u0332.example'],
  ['a full-width scheme', 'http：／／evil'],
])('a name isn’t greeted with %s', async (_what, name) => {
  const app = await createTestApp();
  expect((await app.visitor.call(addAttendee, { body: sampleRegistration({ name }) })).status).toBe(200);
  const [mail] = await messagesOf(app);
  expect(mail?.text).toContain('You’re registered, dear guest.');
  expect(mail?.to).toMatchObject({ name: '' });
});

test.each(['Ama O. Mensah', 'J.Mensah', 'Kwesi Jr.', 'Ama…Esi', '山田太郎'])(
  '%s is greeted',
  async (name) => {
    const app = await createTestApp();
    await app.visitor.call(addAttendee, { body: sampleRegistration({ name }) });
    const [mail] = await messagesOf(app);
    expect(mail?.text).toContain(`You’re registered, ${name}.`);
  },
);

test('a name that looks like a placeholder stays as it was typed', async () => {
  const app = await createTestApp();
  const name = '{link} {site} {summit}';
  await app.visitor.call(addAttendee, { body: sampleRegistration({ name }) });
  const [mail] = await messagesOf(app);
  const typed = `${AS_TYPED} {site} {summit}.`;
  expect(mail?.text).toContain(`You’re registered, ${typed}`);
  // In one piece, as far as a line is wide enough.
  expect(mail?.html).toContain(`You’re registered, <span style="display:inline-block">${typed}</span></h1>`);
  for (const content of [mail?.text, mail?.html]) expect(`${content}`.split(LINK)).toHaveLength(2);
});

test('nor does a corrected detail become the link, while the code still arrives', async () => {
  const { app, press, confirm, version } = await registered();
  const { email, whatsapp_number } = sampleRegistration();
  const details = { name: '{link}', company_name: '{link}', role: '{link}', email, whatsapp_number };
  await press({ do: 'correct', ...details, version: await version() });
  expect((await confirm()).status).toBe(303);
  const [, code, changed] = await messagesOf(app);
  expect(code?.text).toContain(`Code: ${LINK}`);
  expect(changed?.text).toContain(`Company: ${AS_TYPED}`);
  for (const content of [changed?.text, changed?.html]) expect(`${content}`.split(LINK)).toHaveLength(2);
});
