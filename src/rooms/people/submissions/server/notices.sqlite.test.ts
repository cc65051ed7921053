import { describe, expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { dashboardOverview } from '#rooms/desk/dashboard/contract.ts';
import { saveSection } from '#rooms/edition/content/contract.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { addPartnership, partnershipNotices } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import {
  attendeeNotices,
  enterAttendee,
  updateAttendee,
  viewAttendee,
} from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { peopleCsv } from '#testing/table-files.ts';

const REFUSED = {
  status: 422,
  body: { code: 'invalid', errors: { notice: 'Please choose how you heard about the summit' } },
};

/** Somebody has registered by the documented answers; then organisers write their own. */
async function siteOfItsOwn() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = (notice: string, email: string) =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ notice, email }) });
  const request = (notice: string, email = 'ama@volta.example') =>
    app.visitor.call(addPartnership, {
      body: samplePartnership({ notice, email, packages: 'Bespoke' }),
    });
  const { id = '' } = (await register('Word of mouth', 'ama@volta.example')).body;
  const earlier = (await request('Facebook')).status;
  expect(earlier).toBe(200);
  const notices = 'Radio Lomé\nUn ami\n\n Un ami \nAutre';
  await publishSection(client, 'forms', { notices, partnershipNotices: 'La chambre de commerce' });
  return { app, client, register, request, id };
}

test('without words of their own, every documented answer is taken', async () => {
  const app = await createTestApp();
  const documented = [
    ...['Event official website', 'LinkedIn', 'Invitation Letter', 'Facebook', 'Instagram', 'Twitter'],
    ...['Word of mouth', 'Other'],
  ];
  const { client } = await app.signInAs('Administrator');
  expect((await client.call(attendeeNotices, {})).body.notices).toEqual(documented);
  for (const [index, notice] of documented.entries()) {
    const body = sampleRegistration({ notice, email: `visitor${index}@volta.example` });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  }
  const other = sampleRegistration({ notice: 'Radio' });
  expect(await app.visitor.call(addAttendee, { body: other })).toMatchObject(REFUSED);
});

test('a notice that is named in another language is kept as organisers wrote it', async () => {
  const { app, client } = await siteOfItsOwn();
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  await publishSection(client, 'forms', {
    notices: 'Radio\nA friend',
    partnershipNotices: 'A friend',
    translations: { fr: { notices: 'La radio\nUn ami', partnershipNotices: 'Un ami' } },
  });
  const emails = ['esi@volta.example', 'kofi@volta.example'];
  const [person, partner] = emails.map((email) => ({ notice: 'Un ami', email }));
  await app.visitor.call(addAttendee, { body: sampleRegistration(person) });
  await app.visitor.call(addPartnership, { body: samplePartnership({ ...partner, packages: 'Bespoke' }) });
  for (const table of ['attendees', 'partnerships'] as const) {
    const rows = app.store.database.selectFrom(table).select('notice').where('email', 'in', emails);
    expect(await rows.execute()).toEqual([{ notice: 'A friend' }]);
  }
});

describe('how people heard of the summit, in organisers’ own words', () => {
  test('is what the forms offer and the calls take', async () => {
    const { app, register, request } = await siteOfItsOwn();
    const page = await (await app.visitor.fetch('/registrants')).text();
    expect([...page.matchAll(/<option[^>]*>([^<]+)</g)].map(([, option]) => option)).toEqual([
      'Please choose',
      ...['Radio Lomé', 'Un ami', 'Autre'],
    ]);
    expect((await register('Radio Lomé', 'kofi@volta.example')).status).toBe(200);
    expect(await register('Facebook page', 'esi@volta.example')).toMatchObject(REFUSED);
    expect(await request('Radio Lomé')).toMatchObject(REFUSED);
    expect((await request('La chambre de commerce', 'kofi@volta.example')).status).toBe(200);
    const rows = await app.store.database.selectFrom('attendees').select('email').execute();
    expect(rows.map(({ email }) => email).toSorted()).toEqual(['ama@volta.example', 'kofi@volta.example']);
  });

  test('leaves the documented answers to calls that were written before', async () => {
    const { app, register, request } = await siteOfItsOwn();
    expect((await register('LinkedIn', 'kofi@volta.example')).status).toBe(200);
    expect((await request('Instagram', 'kofi@volta.example')).status).toBe(200);
    expect(await request('Twitter', 'esi@volta.example')).toMatchObject(REFUSED);
    for (const [path, form] of [
      ['/aiAPI/records/addattendee.php', sampleRegistration({ notice: 'Other', email: 'esi@volta.example' })],
      [
        '/aiAPI/records/addpartnership.php',
        samplePartnership({ email: 'esi@volta.example', packages: 'Bespoke' }),
      ],
    ] as const) {
      const body = new URLSearchParams(form as unknown as Record<string, string>);
      expect((await app.visitor.fetch(path, { method: 'POST', body })).status).toBe(200);
    }
    const rows = await app.store.database
      .selectFrom('attendees')
      .select('notice')
      .orderBy('notice')
      .execute();
    expect(rows.map(({ notice }) => notice)).toEqual(['LinkedIn', 'Other', 'Word of mouth']);
  });

  test('leaves earlier answers in lists, filters, files and figures', async () => {
    const { client, register, request } = await siteOfItsOwn();
    await register('Un ami', 'kofi@volta.example');
    await request('La chambre de commerce', 'kofi@volta.example');
    expect((await client.call(attendeeNotices, {})).body.notices).toEqual([
      ...['Radio Lomé', 'Un ami', 'Autre', 'Word of mouth'],
    ]);
    expect((await client.call(partnershipNotices, {})).body.notices).toEqual([
      ...['La chambre de commerce', 'Facebook'],
    ]);
    const query = { notice: 'Word of mouth' };
    expect((await client.call(viewAttendees, { query })).body.records).toMatchObject([query]);
    const file = await client.fetch(address(exportAttendees, { notice: 'Word of mouth' }), {
      method: 'POST',
    });
    expect((await file.text()).split('\r\n')).toHaveLength(3);
    expect((await client.call(dashboardOverview, {})).body.registrationsByNotice).toEqual([
      { label: 'Un ami', count: 1 },
      { label: 'Word of mouth', count: 1 },
    ]);
  });

  test('is corrected at the desk to what is offered, or stays as it was', async () => {
    const { client, id } = await siteOfItsOwn();
    const { record } = (await client.call(viewAttendee, { query: { id } })).body;
    expect(record.notices).toEqual(['Radio Lomé', 'Un ami', 'Autre', 'Word of mouth']);
    const correct = (notice: string) =>
      client.call(updateAttendee, {
        query: { id },
        body: { ...sampleRegistration({ notice, email: 'ama@volta.example' }), version: '' },
      });
    expect((await correct('Word of mouth')).status).toBe(200);
    expect(await correct('LinkedIn')).toMatchObject(REFUSED);
    expect((await correct('Un ami')).status).toBe(200);
    expect(await correct('Word of mouth')).toMatchObject(REFUSED);
    const entered = sampleRegistration({ notice: 'LinkedIn', email: 'esi@volta.example' });
    expect(await client.call(enterAttendee, { body: entered })).toMatchObject(REFUSED);
  });

  test('is the list’s own word for ‘Other’ for people whose file doesn’t say', async () => {
    const { client } = await siteOfItsOwn();
    const given = (content: string) => ({
      query: { kind: 'attendee' as const },
      body: { file: new File([content], 'people.csv', { type: 'text/csv' }) },
    });
    await client.call(runImport, given(peopleCsv(['Kofi'])));
    const { records } = (await client.call(viewAttendees, { query: { search: 'kofi' } })).body;
    expect(records).toMatchObject([{ notice: 'Autre' }]);
    const [headings, line] = peopleCsv(['Esi']).trim().split('\n');
    const preview = await client.call(previewImport, given(`${headings},Source\n${line},LinkedIn\n`));
    expect(preview.body.problems).toMatchObject([{ column: 'Source', message: REFUSED.body.errors.notice }]);
  });

  test.each([
    ['nothing', ' \n '],
    ['a placeholder', 'Radio {city}'],
    ['an answer that nobody could send', 'x'.repeat(201)],
  ])('is refused as a list if it is %s', async (_what, notices) => {
    const { client } = await siteOfItsOwn();
    const { status, body } = await client.call(saveSection, {
      body: { section: 'forms', values: { notices } },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['notices']]);
  });
});

test('what only the edition tells is wrong is told with the rest, also without JavaScript', async () => {
  const { app, client } = await siteOfItsOwn();
  const question = { key: 'meal', label: 'Meal', help: '', kind: 'line', choices: '', isRequired: true };
  await publishSection(client, 'forms', { registration: [{ ...question, isAsked: true }] });
  const wrong = { notice: 'Radio', email: 'ama', whatsapp_number: '0000000' };
  const told = async (changes: Record<string, string>) =>
    Object.keys(
      (await app.visitor.call(addAttendee, { body: sampleRegistration(changes) })).body.errors ?? {},
    );
  expect((await told(wrong)).toSorted()).toEqual(['answers.meal', 'email', 'notice', 'whatsapp_number']);
  // Nor one after the other where all else is right.
  expect((await told({ notice: 'Radio' })).toSorted()).toEqual(['answers.meal', 'notice']);
  const form = new URLSearchParams({ ...sampleRegistration(), ...wrong } as object as Record<string, string>);
  const html = await (await app.visitor.fetch('/registrants', { method: 'POST', body: form })).text();
  expect(html).toContain('Please enter a valid email address');
  expect(html).toContain('Please choose how you heard about the summit');
  const body = samplePartnership({ notice: 'Radio', name: '' });
  const { errors = {} } = (await app.visitor.call(addPartnership, { body })).body;
  expect(Object.keys(errors).toSorted()).toEqual(['name', 'notice']);
});
