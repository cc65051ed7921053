import { expect, test } from 'vitest';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile } from '#testing/table-files.ts';
import { addAttendee, viewAttendees } from '../contract.ts';
import { askedOfAttendees, enterAttendee, updateAttendee, viewAttendee } from '../desk.ts';

const NOTHING = { company_name: '', role: ' ', whatsapp_number: '' };
const MISSING = {
  company_name: 'Please enter your company’s name',
  role: 'Please enter your role',
  whatsapp_number: 'Please enter your WhatsApp number',
};
const LIST = 'Name,Email,Company\nKofi Adu,kofi@x.example,\nEsi Osei,esi@x.example,Loom\n';
const PLAIN = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:3000' };

async function site(forms?: Record<string, boolean>) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  if (forms) await publishSection(client, 'forms', forms);
  const stored = async () => {
    const { records } = (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body;
    return records.map(({ fullname, company, designation, whatsapp }) => [
      fullname,
      company,
      designation,
      whatsapp,
    ]);
  };
  const send = (values: object) =>
    app.visitor.fetch('/registrants', {
      method: 'POST',
      headers: PLAIN,
      body: new URLSearchParams(values as Record<string, string>).toString(),
      redirect: 'manual',
    });
  return { app, client, stored, send };
}
const OPTIONAL = { companyIsRequired: false, roleIsRequired: false, whatsappIsRequired: false };

test('company, role and WhatsApp number are required unless organisers say otherwise, all told at once', async () => {
  const { app, client, send, stored } = await site();
  const person = { ...sampleRegistration(NOTHING), name: '' };
  const refused = { status: 422, body: { errors: { ...MISSING, name: 'Please enter your full name' } } };
  expect(await app.visitor.call(addAttendee, { body: person })).toMatchObject(refused);
  const body = { ...person, people: [], unnamed: 1 };
  expect((await app.visitor.call(registerGroup, { body })).body).toMatchObject(refused.body);
  const waiting = await app.visitor.call(joinWaitingList, { body: { ...person, size: '1' } });
  expect(waiting.body).toMatchObject(refused.body);
  expect(await client.call(enterAttendee, { body: person })).toMatchObject(refused);
  expect((await send(person)).status).toBe(422);
  expect(await stored()).toEqual([]);
  const query = { kind: 'attendee' as const };
  const preview = await client.call(previewImport, { query, body: { file: csvFile(LIST) } });
  expect(preview.body).toMatchObject({ importable: 0 });
});

test('what an edition doesn’t require may be empty wherever people are registered', async () => {
  const { app, client, send, stored } = await site(OPTIONAL);
  const person = (email: string) => sampleRegistration({ ...NOTHING, name: email.slice(0, 3), email });
  const { company_name: _left, ...less } = person('ama@x.example');
  expect(
    (await app.visitor.call(addAttendee, { body: less as typeof less & { company_name: string } })).status,
  ).toBe(200);
  const body = {
    ...person('ben@x.example'),
    people: [{ name: 'col', role: '', email: 'col@x.example' }],
    unnamed: 1,
  };
  expect((await app.visitor.call(registerGroup, { body })).status).toBe(201);
  expect((await client.call(enterAttendee, { body: person('dan@x.example') })).status).toBe(201);
  expect((await send(person('eve@x.example'))).status).toBe(303);
  const query = { kind: 'attendee' as const };
  const imported = await client.call(runImport, { query, body: { file: csvFile(LIST) } });
  expect(imported.body).toMatchObject({ added: 2, left: 0 });
  const rows = await stored();
  expect(rows).toHaveLength(7);
  expect(rows.filter(([name]) => name !== 'Esi Osei').map(([, ...rest]) => rest)).toEqual(
    Array(6).fill(['', '', '']),
  );
  const wrong = await app.visitor.call(addAttendee, {
    body: { ...person('x@x.example'), whatsapp_number: '12' },
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { whatsapp_number: 'Invalid WhatsApp number' } },
  });

  const page = await (await app.visitor.fetch('/registrants')).text();
  for (const name of ['company_name', 'role', 'whatsapp_number'])
    expect(page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0]).not.toContain('required');
  expect((await client.call(askedOfAttendees, { query: {} })).body.notRequired).toEqual(Object.keys(NOTHING));
  const entries = await app.store.database.selectFrom('activity').select('activity_description').execute();
  expect(entries.map((one) => one.activity_description).join('\n')).not.toMatch(/\(\)|undefined|null/);
  const file = await (
    await client.fetch('/api/v1/registrations/export?format=csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).text();
  expect(file).not.toMatch(/undefined|null/);
});

test('each is decided for itself, and an attendee without it can be corrected', async () => {
  const { client } = await site({ roleIsRequired: false });
  const entered = await client.call(enterAttendee, { body: sampleRegistration({ role: '' }) });
  const { id = '' } = entered.body;
  const lacking = sampleRegistration({ company_name: '', email: 'ben@x.example' });
  expect((await client.call(enterAttendee, { body: lacking })).body).toMatchObject({
    errors: { company_name: MISSING.company_name },
  });
  const { version, notRequired } = (await client.call(viewAttendee, { query: { id } })).body.record;
  expect(notRequired).toEqual(['role']);
  const body = { ...sampleRegistration({ role: '', name: 'Ama Owusu' }), version };
  expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
});

test('what somebody validly lacks may stay empty once it is required; what they have may not be emptied', async () => {
  const { client } = await site(OPTIONAL);
  const entered = await client.call(enterAttendee, {
    body: sampleRegistration({ company_name: '', role: '' }),
  });
  const { id = '' } = entered.body;
  await publishSection(client, 'forms', {
    companyIsRequired: true,
    roleIsRequired: true,
    whatsappIsRequired: true,
  });
  const { version, notRequired } = (await client.call(viewAttendee, { query: { id } })).body.record;
  expect(notRequired).toEqual(['company_name', 'role']);
  const body = { ...sampleRegistration({ company_name: '', role: '' }), note: 'Paid in cash', version };
  const emptied = await client.call(updateAttendee, {
    query: { id },
    body: { ...body, whatsapp_number: '' },
  });
  expect(emptied.body).toMatchObject({ errors: { whatsapp_number: MISSING.whatsapp_number } });
  expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
});
