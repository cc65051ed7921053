import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { addMailing, previewMailingPage } from '#rooms/letters/mailings/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { toMessage } from './message.ts';

async function siteWithLogo(chosen: (name: string) => Record<string, unknown>) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const body = { image: sampleDrawing(), purpose: 'logo' as const };
  const { name } = (await client.call(addPicture, { body })).body;
  await publishSection(client, 'logo', chosen(name));
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const [row] = await mailRows(app);
  const message = await toMessage(app.services, row!);
  return { app, client, message, html: String(message.html) };
}

test('a logo of one’s own stands in each mail, as a picture that every program shows', async () => {
  const { app, client, message, html } = await siteWithLogo((name) => ({ light: { name }, dark: { name } }));
  expect(html).toContain('src="cid:logo@mail" width="72" height="48" alt=""');
  expect(html).toContain('class="m-on-dark" src="cid:logo-on-dark@mail"');
  const file = message.attachments?.find(({ cid }) => cid === 'logo@mail');
  expect(await sharp(file?.content as Buffer).metadata()).toMatchObject({ format: 'png', height: 96 });

  const draft = { purpose: 'notice' as const, subject: 'Hall', body: '<p>New.</p>', audience: {} };
  const { id = '' } = (await client.call(addMailing, { body: draft })).body;
  const { id: person = '' } = await app.store.database
    .selectFrom('attendees')
    .select('id')
    .executeTakeFirstOrThrow();
  const address = callAddress(previewMailingPage).replace('{id}', id);
  const page = await (await client.fetch(`${address}?person=${person}`)).text();
  expect(page.match(/src="data:image\/png;base64/g)).toHaveLength(3);
});

test('it may stand without the name, which is read where no picture is shown', async () => {
  const { html } = await siteWithLogo((name) => ({ light: { name }, showsName: false }));
  expect(html).toContain('alt="AI for Business Summit"');
  expect(html).not.toContain('m-on-dark" src');
});
