import { expect, test } from 'vitest';
import { viewMails } from '#rooms/mail/mail/contract.ts';
import { singleSponsor } from '#rooms/partners/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership } from '#testing/samples.ts';
import { addPartnership, answerPartnership, makeSponsor, singlePartnership } from '../contract.ts';

const answer = { subject: 'Gold is free', answer: 'We’d be glad.\nShall we talk on Monday?' };

test('an answer by mail reaches who asked, its answer who wrote it, and the request counts as answered', async () => {
  const app = await createTestApp();
  const asked = await app.visitor.call(addPartnership, { body: samplePartnership() });
  const id = asked.body.id ?? '';
  const { client, userId } = await app.signInAs('Desk');
  const answered = await client.call(answerPartnership, { body: { id, ...answer } });
  expect(answered.body.message).toBe(
    `No mail server is set up: the answer to ${samplePartnership().email} is kept under Mail.`,
  );
  const { records } = (await client.call(viewMails, { query: { about: id, template: 'partnershipAnswer' } }))
    .body;
  expect(records).toMatchObject([{ subject: 'Gold is free', recipient: samplePartnership().email }]);
  const row = await app.store.database
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', records[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row.reply_to).toBe(`${userId}@users.example`);
  expect(row.text).toMatch(
    /Dear .*\n+We’d be glad\.\n+Shall we talk on Monday\?\n+Test Desk, AI for Business/,
  );
  expect((await client.call(singlePartnership, { query: { id } })).body.record.answered).not.toBe('');
});

test('a request becomes a sponsor of its package once, by who may add sponsors', async () => {
  const app = await createTestApp();
  const form = samplePartnership({ company_name: 'Volta Salt', packages: 'Gold' });
  const id = (await app.visitor.call(addPartnership, { body: form })).body.id ?? '';
  const { client: desk } = await app.signInAs('Desk');
  expect((await desk.call(makeSponsor, { body: { id } })).status).toBe(403);
  const { client } = await app.signInAs('Administrator');
  const { body } = await client.call(makeSponsor, { body: { id } });
  const { record } = (await client.call(singleSponsor, { query: { id: body.id ?? '' } })).body;
  expect(record).toMatchObject({ name: 'Volta Salt', website: '' });
  expect((await client.call(makeSponsor, { body: { id } })).status).toBe(409);
});
