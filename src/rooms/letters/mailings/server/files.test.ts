import { expect, test } from 'vitest';
import { toMessage } from '#rooms/mail/mail/server/message.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  addMailing,
  addMailingFile,
  deleteMailing,
  deleteMailingFile,
  sendMailing,
  singleMailing,
  testMailing,
} from '../contract.ts';
import { FILES_BYTES_MAX } from '../files.ts';

async function draft() {
  const app = await createTestApp();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const { client } = await app.signInAs('Administrator');
  const body = { purpose: 'notice' as const, subject: 'The hall', body: '<p>New.</p>', audience: {} };
  const { id: mailingId = '' } = (await client.call(addMailing, { body })).body;
  const attach = (name: string, content: string | Uint8Array<ArrayBuffer> = 'Hall 2') =>
    client.call(addMailingFile, { body: { mailingId, file: new File([content], name) } });
  const files = async () =>
    (await client.call(singleMailing, { query: { id: mailingId } })).body.record.files.map(
      ({ name }) => name,
    );
  return { app, client, mailingId, attach, files };
}

test('everybody gets what is attached, kept once', async () => {
  const { app, client, mailingId, attach, files } = await draft();
  expect((await attach('plan.pdf')).status).toBe(201);
  const { id = '' } = (await attach('old.txt')).body;
  expect((await client.call(deleteMailingFile, { query: { id } })).status).toBe(200);
  expect(await files()).toEqual(['plan.pdf']);
  expect((await client.call(testMailing, { body: { id: mailingId } })).status).toBe(200);
  const row = (await mailRows(app)).findLast(({ subject }) => subject === 'The hall');
  expect(row?.attachments).not.toContain('Hall 2');
  const { attachments } = await toMessage(app.services, row!);
  expect(attachments?.at(-1)).toMatchObject({
    filename: 'plan.pdf',
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    content: Buffer.from('Hall 2'),
  });
  await client.call(sendMailing, { body: { id: mailingId } });
  expect((await attach('late.pdf')).status).toBe(409);
});

test('a mail that tried it can be sent and read without what was taken off since, which the privacy desk finds by its name', async () => {
  const { app, client, mailingId, attach } = await draft();
  const { id = '' } = (await attach('Kofi Mensah.pdf')).body;
  const person = { email: 'kofi@people.example', name: 'Kofi Mensah' };
  await app.visitor.call(addAttendee, {
    body: sampleRegistration({ ...person, whatsapp_number: '0209998887' }),
  });
  const { textMatches } = (await client.call(findPerson, { body: { email: person.email } })).body;
  expect(textMatches.map(({ place }) => place)).toContain('The hall');
  await client.call(testMailing, { body: { id: mailingId } });
  await client.call(deleteMailingFile, { query: { id } });
  const row = (await mailRows(app)).findLast(({ subject }) => subject === 'The hall');
  const { attachments } = await toMessage(app.services, row!);
  expect(attachments?.map(({ filename }) => filename)).toEqual(['strip.png']);
});

test.each([
  ['a program', 'run.exe', 'Hall', 422],
  ['a page', 'page.html', 'Hall', 422],
  ['nothing', 'plan.pdf', '', 422],
])('%s isn’t attached', async (_what, name, content, status) => {
  const { attach, files } = await draft();
  expect((await attach(name, content)).status).toBe(status);
  expect(await files()).toEqual([]);
});

test('files are bounded together, and go with their draft', async () => {
  const { app, client, mailingId, attach } = await draft();
  const half = new Uint8Array(FILES_BYTES_MAX / 2 + 1);
  expect((await attach('one.pdf', half)).status).toBe(201);
  expect(await attach('two.pdf', half)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await client.call(deleteMailing, { query: { id: mailingId } });
  expect(await app.store.database.selectFrom('mailing_files').select('id').execute()).toEqual([]);
});
