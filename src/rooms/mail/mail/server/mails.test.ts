/** @module-tag long */

import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import ICAL from 'ical.js';
import jsQR from 'jsqr';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { createResetLink, resetPassword } from '#rooms/access/auth/contract.ts';
import { inviteUser } from '#rooms/access/users/contract.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { signingKey } from '#rooms/ground/tickets/server/key.ts';
import { readTicket } from '#rooms/ground/tickets/server/ticket.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings, openMailSink, sendingInstance } from '#testing/mails.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { mailFile, singleMail } from '../contract.ts';
import { HIDDEN_LINK, toMessage } from './message.ts';

const WAIT = { timeout: 120_000, interval: 20 };
const EVENT = {
  event_year: '2025',
  event_theme: 'Looms; and what they weave, together',
  venue: 'Accra, Ghana',
  event_date: '2025-08-26',
  event_time: '09:00',
  part_fee_regular: '1500',
  part_fee_early_bird: '1200',
  early_bird_expiry: '2025-07-31',
};

async function setUp(environment: Record<string, string> = {}) {
  const sink = await openMailSink();
  const app = await createTestApp({ ...mailSettings(sink.url), ...environment });
  const { client } = await app.signInAs('Administrator');
  const { records } = (await app.visitor.call(viewBasicData, {})).body;
  await client.call(updateBasicData, { query: { id: records[0]?.id ?? '' }, body: EVENT });
  sendingInstance(app);
  const arrived = async (count: number): Promise<Email[]> => {
    await vi.waitFor(() => expect(sink.received).toHaveLength(count), WAIT);
    return sink.parsed();
  };
  return { sink, app, client, arrived };
}

function attached(mail: Email | undefined, filename: string): Buffer {
  const found = mail?.attachments.find((one) => one.filename === filename);
  if (!found) throw new Error(`${filename} isn’t attached`);
  return Buffer.from(found.content as ArrayBuffer);
}

/** No address of a page or picture but our own, and nothing that runs. */
function expectHarmless(mail: Email | undefined, publicUrl: string): void {
  const addresses = [...(mail?.html ?? '').matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]+)/g)];
  for (const [, address = ''] of addresses) expect(address).toMatch(new RegExp(`^(cid:|${publicUrl}/)`));
  expect(mail?.html).not.toMatch(/<script|<form|<link|@import|@font-face/i);
}

describe('somebody who registered', () => {
  test('gets what, when, where and how much, in HTML and in text', async () => {
    const { app, arrived } = await setUp();
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const [mail] = await arrived(1);
    expect(mail?.to).toEqual([{ name: 'Aimée Owusu-Ansah', address: 'aimee@owusu.example' }]);
    for (const content of [mail?.text ?? '', (mail?.html ?? '').replace(/<[^>]+>/g, ' ')]) {
      for (const said of [
        'You’re registered, Aimée Owusu-Ansah.',
        '26th and 27th August 2025',
        '9:00 AM GMT',
        'Accra, Ghana',
        'GH₵ 1,200 (early bird, until 31st July 2025)',
      ]) {
        expect(content.replace(/\s+/g, ' ')).toContain(said);
      }
    }
    expectHarmless(mail, app.services.config.publicUrl);
  });

  test('gets a ticket that this site signed, as a picture in the mail', async () => {
    const { app, arrived } = await setUp();
    const { body } = await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const [mail] = await arrived(1);
    const { data, info } = await sharp(attached(mail, 'ticket.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    const [row] = await app.store.database.selectFrom('attendees').selectAll().execute();
    expect(readTicket(code, createPublicKey(await signingKey(app.services)))).toEqual({
      attendeeId: body.id,
      editionId: row?.event_id,
    });
    for (const { contentId = '' } of mail?.attachments.filter((one) => one.contentId) ?? []) {
      expect(mail?.html).toContain(`cid:${contentId.slice(1, -1)}`);
    }
  });

  test('gets a calendar entry that other programs read', async () => {
    const { app, arrived } = await setUp();
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const [mail] = await arrived(1);
    const calendar = new ICAL.Component(ICAL.parse(attached(mail, 'summit.ics').toString()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect([event.summary, event.location, `${event.startDate}`, `${event.endDate}`]).toEqual([
      'AI for Business Summit',
      'Accra, Ghana',
      '2025-08-26',
      '2025-08-28',
    ]);
    expect(event.description).toContain(EVENT.event_theme);
    expect(`${event.component.getFirstPropertyValue('organizer')}`).toMatch(/^mailto:\S+@/);
  });

  test('after the summit gets no ticket and no dates', async () => {
    const { app, arrived } = await setUp({ CLOCK: '2025-09-01T09:00:00Z' });
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const [mail] = await arrived(1);
    expect(mail?.text).toContain('We’ll write to you about the next one.');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['strip.png']);
  });

  test('can’t have the mail advertise somebody else’s page', async () => {
    const app = await createTestApp();
    for (const [number, name] of ['Win at evil.example now', 'www.evil.example', 'http://evil'].entries()) {
      await app.visitor.call(addAttendee, {
        body: sampleRegistration({ name, email: `${number}@x.example`, company_name: 'evil.example' }),
      });
    }
    const rows = await mailRows(app);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const { to } = await toMessage(app.services, row);
      expect(`${row.subject}${row.text}${row.html}${JSON.stringify(to)}`).not.toContain('evil');
    }
  });

  test('has a code in the subject, which only who gets it may read', async () => {
    const app = await createTestApp();
    await app.visitor.call(addAttendee, {
      body: sampleRegistration({ name: 'Ama Mensah', email: 'ama@x.example' }),
    });
    const [row] = await mailRows(app);
    if (!row) throw new Error('no mail');
    expect(JSON.parse(row.attachments)[0]).toMatchObject({ type: 'strip', seed: 'Ama Mensah' });
    const code = { ...row, template: 'personalCode' };
    expect((await toMessage(app.services, code, '482913')).subject).toBe(`482913 · ${row.subject}`);
    expect((await toMessage(app.services, code)).subject).toBe(row.subject);
    expect((await toMessage(app.services, row, '482913')).subject).toBe(row.subject);
  });

  test('twice with the same form gets one mail, and none if it is refused', async () => {
    const app = await createTestApp();
    const again = { 'idempotency-key': '0198a1b2-0000-7000-8000-000000000001' };
    const body = sampleRegistration();
    await app.visitor.call(addAttendee, { body }, again);
    await app.visitor.call(addAttendee, { body }, again);
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(409);
    expect(await mailRows(app)).toHaveLength(1);
  });
});

test('a partnership request is acknowledged, and every Administrator is told and can reply', async () => {
  const { app, arrived } = await setUp();
  await app.visitor.call(addPartnership, { body: samplePartnership({ company_name: 'Owusu <b>' }) });
  const mails = await arrived(2);
  const notice = mails.find(({ subject }) => subject === 'Partnership request: Owusu <b>, Gold');
  const received = mails.find((mail) => mail !== notice);
  expect(received).toMatchObject({ to: [{ address: 'aimee@owusu.example' }] });
  expect(received?.text).toContain('within two working days');
  expect(notice).toMatchObject({ replyTo: [{ address: 'aimee@owusu.example' }] });
  expect(notice?.html).toContain('Owusu &lt;b&gt;');
  const [row] = await app.store.database.selectFrom('partnerships').select('id').execute();
  expect(notice?.text).toContain(`/admin/partnerships?record=${row?.id}`);
  for (const mail of mails) expectHarmless(mail, app.services.config.publicUrl);
});

describe('a one-time link', () => {
  const linkIn = (mail: Email | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('is sent to a new user, who can choose a password with it', async () => {
    const { app, client, arrived } = await setUp();
    const user = { username: 'Kofi', email: 'kofi@users.example', phone: '' };
    const { body } = await client.call(inviteUser, { body: user });
    expect(body.message).toContain('kofi@users.example gets a link');
    const [mail] = await arrived(1);
    expect(mail).toMatchObject({ to: [{ name: 'Kofi', address: 'kofi@users.example' }] });
    const reset = { token: linkIn(mail), password: 'my own long password' };
    expect((await app.visitor.call(resetPassword, { body: reset })).status).toBe(200);
  });

  test('stands nowhere in the database, at the desk or in the file, and goes once it is sent', async () => {
    const { app, client, arrived } = await setUp();
    const { userId } = await app.signInAs('User');
    const { body } = await client.call(createResetLink, { body: { id: userId } });
    const [mail] = await arrived(1);
    const token = linkIn(mail);
    expect(body.link).toContain(token);
    expect(body.sentTo).toBe(mail?.to?.[0]?.address);
    expect(mail?.html).toContain(token);
    await vi.waitFor(async () => expect((await mailRows(app))[0]?.state).toBe('sent'), WAIT);
    const rows = await mailRows(app);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.sealed_link).toBeNull();
    const [{ id = '' } = {}] = rows;
    const shown = (await client.call(singleMail, { query: { id } })).body.record.text;
    const file = await (await client.fetch(address(mailFile, { id }))).text();
    expect(shown + file).not.toMatch(/token=/);
  });

  test('is only given out by hand without a mail server', async () => {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const { userId } = await app.signInAs('User');
    const { body } = await client.call(createResetLink, { body: { id: userId } });
    expect([body.sentTo, body.link.includes('token='), await mailRows(app)]).toEqual(['', true, []]);
  });
});

test('a mail is signed so that others can verify it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const key = { MAIL_DKIM_SELECTOR: 'autumn', MAIL_DKIM_KEY: pem.replaceAll('\n', '\\n') };
  const { sink, app, arrived } = await setUp(key);
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  await arrived(1);
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const resolver = async (name: string) => {
    expect(name).toBe('autumn._domainkey.summit.example');
    return [[`v=DKIM1; k=rsa; p=${der}`]];
  };
  const raw = sink.received[0]?.raw ?? Buffer.alloc(0);
  const { results } = await dkimVerify(raw, { resolver });
  expect(results).toMatchObject([{ signingDomain: 'summit.example', status: { result: 'pass' } }]);
  const altered = Buffer.from(raw.toString('latin1').replace('Subject: ', 'Subject: Not '), 'latin1');
  const [found] = (await dkimVerify(altered, { resolver })).results;
  expect(found?.status.result).not.toBe('pass');
});

test('a downloaded mail is the one that is sent, without the link that only its recipient may read', async () => {
  const { app, client, arrived } = await setUp();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const [sent] = await arrived(1);
  const [row] = await mailRows(app);
  const file = await client.fetch(address(mailFile, { id: row?.id }));
  const downloaded = await PostalMime.parse(await file.arrayBuffer());
  for (const part of ['subject', 'from', 'to', 'messageId', 'attachments'] as const) {
    expect(downloaded[part], part).toEqual(sent?.[part]);
  }
  const hidden = (text = '') => text.replace(/http\S*\/my\/[\w-]{43}/, HIDDEN_LINK);
  expect(hidden(sent?.text)).not.toBe(sent?.text);
  expect([downloaded.text, downloaded.html]).toEqual([hidden(sent?.text), hidden(sent?.html)]);
});
