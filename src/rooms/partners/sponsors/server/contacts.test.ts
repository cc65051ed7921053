import { expect, test } from 'vitest';
import { addMailing, previewMailing, sendMailing } from '#rooms/letters/mailings/contract.ts';
import { writeMailing } from '#rooms/letters/mailings/server/jobs.ts';
import { addPartnership, makeSponsor } from '#rooms/partners/partnerships/contract.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { samplePartnership } from '#testing/samples.ts';
import { addSponsor, deleteSponsor, singleSponsor, updateSponsor, viewSponsors } from '../contract.ts';

const AMA = { contactName: 'Ama', contactEmail: 'ama@sponsors.example' };

async function sponsored() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const body = { title: 'Sponsor', name: 'Owusu', image: sampleDrawing(), ...AMA };
  const id = (await client.call(addSponsor, { body })).body.id ?? '';
  const record = async (of = id) => (await client.call(singleSponsor, { query: { id: of } })).body.record;
  const mailing = async () => {
    const given = { purpose: 'notice', subject: 'Stands', body: '<p>Hall 2.</p>' } as const;
    const audience = { others: 'sponsors' };
    return (await client.call(addMailing, { body: { ...given, audience } })).body.id ?? '';
  };
  return { app, client, id, record, mailing };
}

test('a sponsor’s contact is written to, and only who sees sponsors reads who it is', async () => {
  const { app, client, id, record, mailing } = await sponsored();
  expect(await record()).toMatchObject(AMA);
  const shown = (await app.visitor.call(viewSponsors, {})).body;
  expect(JSON.stringify(shown)).not.toContain(AMA.contactEmail);
  const mail = await mailing();
  await client.call(sendMailing, { body: { id: mail } });
  await anotherInstance(app, [writeMailing]).runDue();
  const [row] = (await mailRows(app)).filter(({ mailing_id }) => mailing_id === mail);
  expect(row).toMatchObject({ recipient_name: 'Ama', recipient: AMA.contactEmail, about_id: id });
  expect(row?.text).toContain('because your organisation is a sponsor');
  await client.call(deleteSponsor, { query: { id } });
  const next = { query: { id: await mailing() } };
  expect((await client.call(previewMailing, next)).body.count).toBe(0);
});

test('the contact of a request goes with it, is changed, and needs an address', async () => {
  const { app, client, record } = await sponsored();
  const request = samplePartnership({ name: 'Yaw', email: 'yaw@sponsors.example', company_name: 'Volta' });
  const asked = (await app.visitor.call(addPartnership, { body: request })).body.id ?? '';
  const id = (await client.call(makeSponsor, { body: { id: asked } })).body.id ?? '';
  const { title, name, version, ...rest } = await record(id);
  expect(rest).toMatchObject({ contactName: 'Yaw', contactEmail: 'yaw@sponsors.example' });
  const change = (contact: object, of = version) =>
    client.call(updateSponsor, { query: { id }, body: { title, name, version: of, ...contact } });
  expect((await change({ contactName: 'Esi' })).body.errors).toHaveProperty('contactEmail');
  expect((await change({ contactEmail: 'esi@sponsors.example' })).status).toBe(200);
  expect(await record(id)).toMatchObject({ contactName: 'Volta', contactEmail: 'esi@sponsors.example' });
  expect((await change(AMA)).status).toBe(412);
});

test('what is kept of a contact is given out and erased, and the sponsor stays', async () => {
  const { client, record } = await sponsored();
  const body = { email: AMA.contactEmail };
  const [found] = (await client.call(findPerson, { body })).body.records;
  expect(found).toMatchObject({ name: 'Ama', kind: 'sponsor-contact' });
  await client.call(erasePerson, { body: { email: AMA.contactEmail, confirmed: [] } });
  expect(await record()).toMatchObject({ name: 'Owusu', contactName: '', contactEmail: '' });
});
