import { expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { sampleRegistration } from '#testing/samples.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
const [MEAL] = QUESTIONS;

/** The own page of somebody who answered what organisers ask. */
async function answered() {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const { captcha: _none, ...body } = sampleRegistration({ answers: { meal: 'Fish', hope: 'To meet' } });
  await app.visitor.call(addAttendee, { body });
  const lastSecret = async () => {
    const row = (await mailRows(app)).findLast(({ sealed_link }) => sealed_link !== null);
    return app.services.secrets.decrypt(row?.sealed_link ?? '', row?.id ?? '') ?? '';
  };
  const path = new URL(await lastSecret()).pathname;
  const html = async () => (await app.visitor.fetch(path)).text();
  const press = (values: Record<string, string>) => {
    const sent = new URLSearchParams(values).toString();
    return app.visitor.fetch(path, { method: 'POST', body: sent, headers: FORM });
  };
  const { notice: _notice, answers: _answers, ...person } = body;
  /** The form to correct the details, with other answers. */
  const correct = async (answers: Record<string, string>) => {
    const version = /name="version" value="([^"]+)"/.exec(await html())?.[1] ?? '';
    return press({ ...(person as Record<string, string>), ...answers, version, do: 'correct' });
  };
  const confirm = async () => (await press({ do: 'confirm', code: await lastSecret() })).status;
  const kept = async () => (await client.call(viewAttendees, {})).body.records[0]?.answers;
  return { app, client, html, correct, confirm, kept };
}

test('answers to the organisers’ own questions stand on the own page, and are corrected there', async () => {
  const { app, client, html, correct, confirm, kept } = await answered();
  const page = await html();
  expect(page).toContain('Which meal?');
  expect(page).toMatch(/<option[^>]* selected="">Fish/);
  expect(page).toContain('>To meet</textarea>');
  const answers = { 'answers.meal': 'Vegetarian', 'answers.years': '7', 'answers.hope': '' };
  expect((await correct(answers)).status).toBe(303);
  expect(await kept()).toEqual({ meal: 'Fish', hope: 'To meet' });
  expect(await confirm()).toBe(303);
  expect(await kept()).toEqual({ meal: 'Vegetarian', years: '7' });
  const mail = (await mailRows(app)).findLast(({ template }) => template === 'registrationChanged');
  expect(mail?.text).toContain('Which meal?: Vegetarian');
  const [latest] = (await client.call(viewActivity, { query: { search: 'corrected' } })).body.records;
  expect(latest?.changes).toContainEqual({ field: 'Which meal?', from: 'Fish', to: 'Vegetarian' });
});

test('a wrong answer is refused beside its field', async () => {
  const { correct, kept } = await answered();
  const refused = await correct({ 'answers.meal': '', 'answers.years': 'seven' });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('href="#field-correctanswers.meal"');
  expect(page).toContain('Please write a number in figures');
  expect(page).toContain('value="seven"');
  expect(await kept()).toEqual({ meal: 'Fish', hope: 'To meet' });
});

test('what is no longer asked isn’t shown there, and stays', async () => {
  const { client, html, correct, confirm, kept } = await answered();
  await publishSection(client, 'forms', { registration: [{ ...MEAL, isAsked: false }] });
  expect(await html()).not.toContain('Which meal?');
  expect((await correct({})).status).toBe(303);
  expect(await confirm()).toBe(303);
  expect(await kept()).toEqual({ meal: 'Fish', hope: 'To meet' });
});

test('who was entered by somebody else is asked by mail and on the own page, until they answer', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const kofi = { name: 'Kofi Mensah', role: 'Weaver', email: 'kofi@loom.example' };
  const buyer = sampleRegistration({ answers: { meal: 'Fish' } });
  await app.visitor.call(registerGroup, { body: { ...buyer, people: [kofi], unnamed: 0 } });
  const mailTo = async (to: string) => (await mailRows(app)).findLast(({ recipient }) => recipient === to);
  const secretOf = async (to: string) => {
    const row = await mailTo(to);
    return app.services.secrets.decrypt(row?.sealed_link ?? '', row?.id ?? '') ?? '';
  };
  const asked = 'Please answer on your page: Which meal? · Do you need a visa letter?';
  expect((await mailTo(kofi.email))?.text).toContain(asked);
  expect((await mailTo(buyer.email))?.text).not.toContain('Please answer');

  const path = new URL(await secretOf(kofi.email)).pathname;
  const page = await (await app.visitor.fetch(path)).text();
  expect(page).toContain('href="#field-correctanswers.meal"');
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { company_name } = buyer;
  const press = (values: Record<string, string>) =>
    app.visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      headers: FORM,
    });
  const form = { ...kofi, company_name, whatsapp_number: buyer.whatsapp_number, contact_number: '' };
  await press({ ...form, 'answers.meal': 'Vegetarian', version, do: 'correct' });
  expect((await press({ do: 'confirm', code: await secretOf(kofi.email) })).status).toBe(303);
  expect(await (await app.visitor.fetch(path)).text()).not.toContain('Please tell us');
});

test('what somebody validly lacks may stay empty on their own page once it is required', async () => {
  const { app, client, correct, confirm } = await answered();
  await app.store.write((database) => database.updateTable('attendees').set({ company: '' }).execute());
  const answers = { 'answers.meal': 'Fish' };
  expect((await correct({ ...answers, company_name: '', role: '' })).status).toBe(422);
  expect((await correct({ ...answers, company_name: '', name: 'Ama Owusu-Ansah' })).status).toBe(303);
  expect(await confirm()).toBe(303);
  expect((await client.call(viewAttendees, {})).body.records).toMatchObject([
    { fullname: 'Ama Owusu-Ansah', company: '' },
  ]);
});
