/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { MODULES } from '#app/modules.ts';
import { address } from '#platform/client/call-client.ts';
import { callAddress } from '#platform/contract/call.ts';
import { placeholdersIn } from '#platform/contract/placeholders.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import {
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewPublications,
} from '#rooms/edition/content/contract.ts';
import { createBasicData, makeCurrent } from '#rooms/edition/editions/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { previewMail, previewMailPage, tryMail, tryMailPage } from '../contract.ts';
import { allMails, type MailTemplate, mailTemplates } from '../mail-texts.ts';

const SUBJECT = 'Akwaaba, {name}: {summit}';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  return { app, client };
}

async function word(client: TestClient, section: MailTemplate | 'look', values: Record<string, string>) {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  return client.call(saveSection, { body: { section, values: { ...record.values, ...values } } });
}

async function publish(client: TestClient) {
  await client.call(publishContent, { body: {} });
}

async function register({ visitor, ...app }: TestApp, email: string) {
  const { status } = await visitor.call(addAttendee, { body: sampleRegistration({ email }) });
  expect(status).toBe(200);
  const rows = await mailRows({ visitor, ...app });
  return rows.find(({ recipient }) => recipient === email);
}

describe('the words of a mail', () => {
  test('are the program’s until somebody changes them', async () => {
    const { client } = await desk();
    for (const section of mailTemplates()) {
      const { subject, heading, opening, closing } = allMails()[section];
      expect((await client.call(singleSection, { query: { section } })).body.record.values).toMatchObject({
        subject,
        heading,
        opening: opening.join('\n'),
        closing: closing.join('\n'),
      });
    }
  });

  test('are sent as soon as they are published, and no earlier', async () => {
    const { app, client } = await desk();
    await word(client, 'registered', { subject: SUBJECT, opening: 'One.\nTwo for {name}.' });
    expect((await register(app, 'one@x.example'))?.subject).toBe('You’re registered: AI for Business Summit');
    await publish(client);
    const mail = await register(app, 'two@x.example');
    expect(mail?.subject).toBe('Akwaaba, Aimée Owusu-Ansah: AI for Business Summit');
    expect(mail?.text).toContain('\n\nOne.\n\nTwo for Aimée Owusu-Ansah.\n\n');
    expect(mail?.html).toContain('>Two for Aimée Owusu-Ansah.</p>');
  });

  test('belong to their edition', async () => {
    const { app, client } = await desk();
    await word(client, 'registered', { subject: SUBJECT });
    await publish(client);
    const body = {
      event_year: '2031',
      event_theme: 'Next',
      venue: 'Kumasi',
      event_time: '09:00',
      part_fee_regular: '1',
    };
    const { id = '' } = (await client.call(createBasicData, { body })).body;
    await client.call(makeCurrent, { body: { id } });
    expect((await register(app, 'next@x.example'))?.subject).toMatch(/^You’re registered/);
  });

  test('can be brought back, also to what the program says', async () => {
    const { app, client } = await desk();
    await word(client, 'look', { accent: '#2f9e6e' });
    await publish(client);
    const [first] = (await client.call(viewPublications, {})).body.records;
    await word(client, 'registered', { subject: SUBJECT });
    await publish(client);
    const [second] = (await client.call(viewPublications, {})).body.records;
    expect(second?.changes).toEqual([
      { field: 'Registration confirmed: Subject', from: 'You’re registered: {summit}', to: SUBJECT },
    ]);
    await client.call(restoreContent, { query: { id: first?.id ?? '' }, body: { publish: true } });
    expect((await register(app, 'back@x.example'))?.subject).toMatch(/^You’re registered/);
  });

  test('stay if the module that writes the mail is gone', async () => {
    const { app, client } = await desk();
    const drafts = () =>
      app.store.database.selectFrom('content_drafts').selectAll().executeTakeFirstOrThrow();
    await word(client, 'registered', { subject: SUBJECT });
    const gone = { invoice: { subject: 'Your invoice', heading: '', opening: '', closing: '' } };
    const content = JSON.stringify({ ...JSON.parse((await drafts()).content), ...gone });
    await app.store.database.updateTable('content_drafts').set({ content }).execute();
    await word(client, 'registered', { heading: 'Akwaaba' });
    expect(JSON.parse((await drafts()).content)).toMatchObject({
      ...gone,
      registered: { heading: 'Akwaaba' },
    });
    await publish(client);
    expect((await register(app, 'stays@x.example'))?.text).toContain('Akwaaba');
  });

  test('are refused with an unknown placeholder, which is told the known ones', async () => {
    const { client } = await desk();
    const { status, body } = await word(client, 'registered', { subject: 'Hello {nmae}' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      subject: '{nmae} isn’t a placeholder. You can use {summit}, {name}, {organiser}, {site}.',
    });
  });

  test('are refused without a placeholder that the mail needs', async () => {
    const { client } = await desk();
    const { body } = await word(client, 'invitation', { closing: 'Be quick.' });
    expect(body.errors?.closing).toContain('{expires}');
    const moved = await word(client, 'invitation', { opening: 'Until {expires}.', closing: 'Be quick.' });
    expect(moved.status).toBe(200);
    await client.call(discardDraft, { body: {} });
  });
});

describe('a preview', () => {
  test('is the draft’s mail to a real attendee, and is stored nowhere', async () => {
    const { app, client } = await desk();
    const mail = await register(app, 'real@x.example');
    await word(client, 'registered', { subject: SUBJECT });
    const shown = (await client.call(previewMail, { query: { template: 'registered' } })).body;
    expect(shown).toMatchObject({
      subject: 'Akwaaba, Aimée Owusu-Ansah: AI for Business Summit',
      to: 'Aimée Owusu-Ansah',
      text: mail?.text.replaceAll('{link}', app.services.config.publicUrl),
      people: [{ name: 'Aimée Owusu-Ansah' }],
    });
    expect(await mailRows(app)).toHaveLength(1);
  });

  test('is as it is being worded, before that is saved, unless it can’t be', async () => {
    const { app, client } = await desk();
    await register(app, 'real@x.example');
    const { values } = (await client.call(singleSection, { query: { section: 'registered' } })).body.record;
    const told = (changed: object) => ({
      template: 'registered' as const,
      values: { ...values, ...changed },
    });
    const tried = (changed: object) => client.call(tryMail, { body: told(changed) });
    expect((await tried({ subject: SUBJECT })).body).toMatchObject({
      subject: 'Akwaaba, Aimée Owusu-Ansah: AI for Business Summit',
      to: 'Aimée Owusu-Ansah',
    });
    const draft = (await client.call(previewMail, { query: { template: 'registered' } })).body;
    expect(draft.subject).not.toContain('Akwaaba');
    expect((await tried({ subject: 'Akwaaba, {nmae}' })).body.subject).toBe(draft.subject);

    const page = async (given: string) => {
      const sent = await client.fetch(callAddress(tryMailPage).replace('{template}', 'registered'), {
        method: 'POST',
        body: new URLSearchParams({ theme: 'dark', values: given }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return sent.text();
    };
    const worded = await page(JSON.stringify(told({ heading: 'Akwaaba <b>to all</b>' }).values));
    expect(worded).toContain('Akwaaba &lt;b&gt;to all&lt;/b&gt;');
    expect(worded).toContain('@media all {');
    expect(await page('no words')).not.toContain('Akwaaba');
  });

  test('of each mail to attendees and to who waits names a real person', async () => {
    const { app, client } = await desk();
    await register(app, 'real@x.example');
    await app.store.database.updateTable('events').set({ places: 1 }).execute();
    const body = { ...sampleRegistration({ name: 'Efua Waits', email: 'waits@x.example' }), size: 1 };
    expect((await app.visitor.call(joinWaitingList, { body })).status).toBe(201);
    const people = Object.entries({
      'Aimée Owusu-Ansah': [
        ...(['registered', 'registeredAfter', 'passedToYou', 'passedOn', 'personalLink'] as const),
        ...(['personalCode', 'registrationChanged', 'addressChanged', 'registrationCancelled'] as const),
      ],
      'Efua Waits': ['waiting', 'placeOffered', 'offerEnded'] as const,
    });
    for (const [name, templates] of people) {
      for (const template of templates) {
        const shown = (await client.call(previewMail, { query: { template } })).body;
        expect([template, shown.to, shown.people[0]?.name]).toEqual([template, name, name]);
        expect(shown.text).toContain(name);
        expect(shown.text).not.toContain('hidden.invalid');
      }
    }
    const code = (await client.call(previewMail, { query: { template: 'personalCode' } })).body;
    expect(code.text).toContain('Code: 123456');
  });

  test('of every mail works without anybody to show it to', async () => {
    const { client } = await desk();
    for (const template of mailTemplates()) {
      const { status, body } = await client.call(previewMail, { query: { template } });
      expect([template, status, body.text.includes('{')]).toEqual([template, 200, false]);
    }
  });

  test('is dark or light whatever the desk is, and loads nothing', async () => {
    const { client } = await desk();
    const page = async (theme: string) =>
      (await client.fetch(address(previewMailPage, { template: 'registered', theme }))).text();
    expect(await page('dark')).toContain('@media all {');
    expect(await page('light')).toContain('@media not all {');
    expect(await page('light')).not.toMatch(/src="(?!data:)/);
  });
});

test('a mail wears the site’s look', async () => {
  const { app, client } = await desk();
  const invitation = async () =>
    (await client.fetch(address(previewMailPage, { template: 'invitation' }))).text();
  expect(await invitation()).toContain('background-color:#f3ba32');
  await word(client, 'look', { accent: '#2f6fe4', gold: '#00aaff', seed: 'Sommet' });
  await publish(client);
  const after = await register(app, 'after@x.example');
  expect(await invitation()).toContain('background-color:#2f6fe4');
  expect(JSON.parse(after?.attachments ?? '[]')[0]).toMatchObject({
    type: 'strip',
    seed: after?.recipient_name,
    look: { gold: '#00aaff' },
  });
});

test.each(MODULES.flatMap(({ mails = {} }) => Object.entries(mails)))(
  'the mail %s names all that it declares',
  (_name, text) => {
    const { subject, heading, opening, closing, placeholders = {} } = text;
    const named = placeholdersIn([subject, heading, ...opening, ...closing]);
    expect(named).toEqual(expect.arrayContaining(Object.keys(placeholders)));
  },
);

test('without a server, which sends the codes for it, a mail promises no changes on one’s page', async () => {
  const CHANGES = /On your page\s+you\s+can correct/;
  const { app, client } = await desk();
  const kept = await register(app, 'kept@people.example');
  expect(kept?.text).not.toMatch(CHANGES);
  expect(kept?.text).toMatch(/To correct your details, cancel or pass your\s+place on, just reply/);
  await word(client, 'registered', { closing: 'Call us.' });
  await publish(client);
  expect((await register(app, 'worded@people.example'))?.text).toContain('Call us.');

  const sending = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  expect((await register(sending, 'sent@people.example'))?.text).toMatch(CHANGES);
});

test('a mail is previewed in each language of the site, and in its main one otherwise', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'fr', others: ['en'] } });
  const subject = async (language?: 'en' | 'pt') => {
    const query = { template: 'registered' as const, ...(language && { language }) };
    const { body } = await client.call(previewMail, { query });
    return [body.subject.split(/\s?: /)[0], body.languages];
  };
  expect(await subject()).toEqual(['Votre inscription est confirmée', ['fr', 'en']]);
  expect(await subject('en')).toEqual(['You’re registered', ['fr', 'en']]);
  expect(await subject('pt')).toEqual(['Votre inscription est confirmée', ['fr', 'en']]);
});
