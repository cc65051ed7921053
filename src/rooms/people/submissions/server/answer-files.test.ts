/** @module-tag long */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { FILE, fileNameOf } from '#platform/contract/file-answer.ts';
import { hashKey } from '#platform/server/bounded-limiter.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addPartnership, partnershipFile } from '#rooms/partners/partnerships/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { erasePerson, exportPerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import {
  attendeeFile,
  cancelAttendees,
  updateAttendee,
  viewAttendee,
} from '#rooms/people/registrations/desk.ts';
import { joinWaitingList, waitingFile } from '#rooms/people/waiting-list/contract.ts';
import { promote } from '#rooms/people/waiting-list/server/promote.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailSettings } from '#testing/mails.ts';
import { lastLink, pageOf } from '#testing/own-page.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { addAnswerFile, FILE_BYTES_MAX, fileAddress, UNSENT_HOURS } from '../answer-file.ts';
import { ALL_BYTES_MAX, forgetUnsentFiles, UNSENT_BYTES_MAX } from './answer-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const PDF = '%PDF-1.7 a letter';
const QUESTION = { key: 'letter', label: 'Your letter', kind: 'file', isRequired: true, isAsked: true };

let app: TestApp;
let client: TestClient;

beforeEach(async () => {
  app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  ({ client } = await app.signInAs('Administrator'));
  await publishSection(client, 'forms', { registration: [QUESTION], partnership: [QUESTION] });
});

const send = (content: string | Uint8Array<ArrayBuffer> = PDF, name = 'letter.pdf') =>
  app.visitor.call(addAnswerFile, { body: { file: new File([content], name) } });
const kept = async (content?: string) => (await send(content)).body.answer;
const register = (letter: string, email = 'ama@volta.example') =>
  app.visitor.call(addAttendee, { body: sampleRegistration({ email, answers: { letter } }) });
const stored = async () =>
  (await app.store.database.selectFrom('answer_files').select(['name', 'record_id']).execute()).map(
    ({ name, record_id }) => [name, record_id],
  );

describe('a file answers an own question', () => {
  test('and whoever may read the registration saves it, nobody else', async () => {
    const answer = await kept();
    expect(fileNameOf(answer)).toBe('letter.pdf');
    const { status, body } = await register(answer);
    expect(status).toBe(200);
    const id = body.id ?? '';
    expect(await stored()).toEqual([['letter.pdf', id]]);

    const path = fileAddress(attendeeFile, { id, key: 'letter' });
    const file = await client.fetch(path);
    expect(await file.text()).toBe(PDF);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="letter\.pdf"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await app.visitor.fetch(path)).status).toBe(401);
    const { client: editor } = await app.signInAs('Editor');
    expect((await editor.fetch(path)).status).toBe(403);
    expect((await client.fetch(fileAddress(attendeeFile, { id, key: 'other' }))).status).toBe(404);

    const { record } = (await client.call(viewAttendee, { query: { id } })).body;
    expect(record.questions).toMatchObject([{ kind: 'file', answer }]);
    const exported = await client.fetch(callAddress(exportAttendees), { method: 'POST' });
    expect(await exported.text()).toContain(`letter.pdf ${app.services.config.publicUrl}${path}`);
  });

  test('once: of two forms with it at the same time one is refused, and nobody else is sent again', async () => {
    const answer = await kept();
    const write = vi.spyOn(app.store, 'write');
    const replies = await Promise.all([
      register(answer, 'ama@volta.example'),
      register(answer, 'kofi@volta.example'),
      register(await kept(), 'esi@volta.example'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 422, 200]);
    const failed = (await Promise.allSettled(write.mock.results.map(({ value }) => value))).filter(
      ({ status }) => status === 'rejected',
    );
    expect(failed).toEqual([]);
    write.mockRestore();
  });

  test('of the waiting list and of a partnership request, too', async () => {
    await app.store.database.updateTable('events').set({ places: 1 }).execute();
    await register(await kept());
    const waiting = sampleRegistration({ email: 'waits@volta.example', answers: { letter: await kept() } });
    const waits = await app.visitor.call(joinWaitingList, { body: { ...waiting, size: 1 } });
    const request = samplePartnership({ answers: { letter: await kept() } });
    const asks = await app.visitor.call(addPartnership, { body: request });
    for (const [call, { body }] of [
      [waitingFile, waits],
      [partnershipFile, asks],
    ] as const) {
      const path = fileAddress(call, { id: body.id ?? '', key: 'letter' });
      expect(await (await client.fetch(path)).text()).toBe(PDF);
      expect((await app.visitor.fetch(path)).status).toBe(401);
    }
  });

  test('and is recognised by its content, whatever it is called', async () => {
    const nameOf = async (...sent: Parameters<typeof send>) => fileNameOf((await send(...sent)).body.answer);
    expect(await nameOf(PDF, 'my\u202e "letter".html')).toBe('my letter.pdf');
    expect(await nameOf(PDF, `${'x'.repeat(79)}🧵`)).toBe(`${'x'.repeat(79)}.pdf`);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    expect(await nameOf(png, 'x.pdf')).toBe('x.png');
    for (const content of ['<html>', 'MZ', ' %PDF-']) {
      const { status, body } = await send(content);
      expect([content, status]).toEqual([content, 422]);
      expect(JSON.stringify(body)).toContain('PDF, JPEG, PNG, WebP');
    }
    expect((await send(PDF.padEnd(FILE_BYTES_MAX + 1))).status).toBe(422);
    expect(await stored()).toHaveLength(3);
  });

  test('and one that isn’t here is refused beside its field', async () => {
    const answer = await kept();
    app.clock.advance(UNSENT_HOURS * HOUR_MS + 1);
    await anotherInstance(app, [forgetUnsentFiles]).runDue();
    expect(await stored()).toEqual([]);
    for (const letter of [answer, 'letter.pdf', '…', '']) {
      const { status, body } = await register(letter);
      expect([letter, status]).toEqual([letter, 422]);
      expect(JSON.stringify(body)).toContain('answers.letter');
    }
    const together = await Promise.all([register(answer), register(await kept(), 'kofi@volta.example')]);
    expect(together.map(({ status }) => status)).toEqual([422, 200]);
    const taken = await register(answer, 'kofi@volta.example');
    expect(taken.status, 'nor is it said that an address is registered').toBe(422);
  });

  test('once: nobody else gets it by answering with it', async () => {
    const answer = await kept();
    const { body } = await register(answer);
    const form = sampleRegistration({ email: 'kofi@volta.example', answers: { letter: answer } });
    const statuses = [
      (await register(answer, 'kofi@volta.example')).status,
      (await app.visitor.call(registerGroup, { body: { ...form, people: [], unnamed: 1 } })).status,
      (await app.visitor.call(joinWaitingList, { body: { ...form, size: 1 } })).status,
    ];
    expect(statuses).toEqual([422, 422, 422]);
    expect(await stored()).toEqual([['letter.pdf', body.id]]);
  });

  test('and has a name of any script where it is saved', async () => {
    const name = 'lettre d’été 手紙.pdf';
    const { body } = await register((await send(PDF, name)).body.answer);
    const file = await client.fetch(fileAddress(attendeeFile, { id: body.id ?? '', key: 'letter' }));
    const disposition = file.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="lettre d_.t. __\.pdf"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name);
  });
});

test('who comes from the waiting list brings it along', async () => {
  const { id = '' } = (await app.visitor.call(viewBasicData, {})).body.records[0] ?? {};
  const full = { event_year: 2025, event_date: '2025-08-26', places: 1 };
  await client.call(updateBasicData, { query: { id }, body: full });
  const first = (await register(await kept())).body.id ?? '';
  const waiting = sampleRegistration({ email: 'waits@volta.example', answers: { letter: await kept() } });
  await app.visitor.call(joinWaitingList, { body: { ...waiting, size: 1 } });
  await client.call(cancelAttendees, { body: { ids: [first], cancelled: true } });
  await anotherInstance(app, [promote]).runDue();
  const accepted = await pageOf(app, await lastLink(app)).press({ do: 'accept' });
  expect(accepted.status).toBe(303);
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(await stored()).toEqual([
    ['letter.pdf', first],
    ['letter.pdf', records[0]?.id],
  ]);
});

describe('on one’s own page', () => {
  const TYPED = { name: 'Kofi', company_name: 'Volta', role: 'Weaver', whatsapp_number: '+233241234567' };

  function post(path: string, values: Record<string, string>, file?: File) {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    if (file) form.set(`answers.letter${FILE}`, file);
    return app.visitor.fetch(path, { method: 'POST', body: form, headers: { origin: 'null' } });
  }

  test('a file is shown, kept and replaced', async () => {
    const answer = await kept();
    await register(answer);
    const path = await lastLink(app);
    const page = pageOf(app, path);
    expect((await page.open()).html).toContain('>letter.pdf</span>');
    const version = await page.version();
    const person = { ...TYPED, email: 'ama@volta.example', version, do: 'correct' };

    expect((await post(path, person)).status, 'it must be answered').toBe(422);
    expect((await post(path, { ...person, 'answers.letter[]': answer })).status).toBe(303);
    expect((await page.confirm()).status).toBe(303);
    expect(await stored()).toHaveLength(1);

    const values = { ...person, version: await page.version(), 'answers.letter[]': answer };
    expect((await post(path, values, new File(['%PDF-2.0'], 'next.pdf'))).status).toBe(303);
    expect(await stored(), 'until the code is there, both are kept').toHaveLength(2);
    expect((await page.confirm()).status).toBe(303);
    expect(await stored()).toEqual([['next.pdf', expect.any(String)]]);
    expect((await page.open()).html).toContain('>next.pdf</span>');
  });

  test('a colleague who gets the place sends one of their own', async () => {
    const first = (await register(await kept())).body.id;
    const page = pageOf(app, await lastLink(app));
    await page.press({ ...TYPED, email: 'kofi@volta.example', do: 'pass-on' });
    expect((await page.confirm()).status).toBe(200);
    const theirs = await lastLink(app);
    const next = pageOf(app, theirs);
    const { html } = await next.open();
    expect(html).toContain('href="#field-correctanswers.letter"');
    expect(html).not.toContain('>letter.pdf</span>');
    const person = { ...TYPED, email: 'kofi@volta.example', version: await next.version(), do: 'correct' };
    await post(theirs, person, new File([PDF], 'own.pdf'));
    expect((await next.confirm()).status).toBe(303);
    expect(await stored()).toEqual([
      ['letter.pdf', first],
      ['own.pdf', expect.any(String)],
    ]);
  });

  test('and is among what is given out of oneself', async () => {
    await register(await kept());
    const page = pageOf(app, await lastLink(app));
    await page.press({ do: 'data' });
    const { files } = await (await page.confirm()).json();
    expect(files).toEqual([
      { name: 'letter.pdf', mediaType: 'application/pdf', base64: Buffer.from(PDF).toString('base64') },
    ]);
  });
});

test('another file replaces it, taking it away removes it, and erasing somebody does', async () => {
  const { body } = await register(await kept());
  const id = body.id ?? '';
  const correct = async (letter: string) => {
    const { captcha: _captcha, ...form } = sampleRegistration({
      email: 'ama@volta.example',
      answers: { letter },
    });
    return (await client.call(updateAttendee, { query: { id }, body: form })).status;
  };
  const next = await kept('%PDF-2.0 another');
  expect(await correct(next)).toBe(200);
  expect(await stored()).toEqual([['letter.pdf', id]]);
  const path = fileAddress(attendeeFile, { id, key: 'letter' });
  expect(await (await client.fetch(path)).text()).toBe('%PDF-2.0 another');

  const found = (await client.call(findPerson, { body: { email: 'ama@volta.example' } })).body;
  expect(JSON.stringify(found.records)).toContain('letter.pdf');
  const given = await client.fetch(callAddress(exportPerson), {
    method: 'POST',
    body: JSON.stringify({ email: 'ama@volta.example' }),
    headers: { 'content-type': 'application/json' },
  });
  expect((await given.json()).files).toMatchObject([{ name: 'letter.pdf' }]);
  const unsent = await kept();
  expect((await client.call(erasePerson, { body: { email: 'ama@volta.example' } })).status).toBe(200);
  expect(await stored()).toEqual([['letter.pdf', null]]);
  expect((await register(unsent, 'esi@volta.example')).status).toBe(200);
});

describe('strangers', () => {
  test('can’t leave a file where no form asks for one', async () => {
    await publishSection(client, 'forms', { registration: [], partnership: [] });
    expect((await send()).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('can send so many and no more', async () => {
    const { quota } = LIMITS.answerFiles;
    for (let sent = 0; sent < quota; sent += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  test('of one network can’t keep those of others from sending theirs', async () => {
    const content = new Uint8Array(Buffer.from(PDF));
    const fill = (id: string, network: string, bytes: number, second: number, record_id?: string) =>
      app.store.database
        .insertInto('answer_files')
        .values({
          ...{
            id,
            network,
            bytes,
            content,
            name: `${id}.pdf`,
            media_type: 'application/pdf',
            record_id: record_id ?? null,
          },
          created_at: new Date(app.clock.now().getTime() + second * 1000).toISOString(),
        })
        .execute();
    const half = UNSENT_BYTES_MAX / 2;
    await fill('older', 'theirs', half - 100, 1);
    await fill('newer', 'theirs', half - 100, 2);
    await fill('other', 'another', 200, 0);
    expect((await send()).status).toBe(200);
    expect((await stored()).map(([name]) => name)).toEqual(['newer.pdf', 'other.pdf', 'letter.pdf']);
    const own = hashKey('192.0.2.1');
    await fill('again', own, half, 3);
    expect((await send()).status, 'who has most themselves wait').toBe(429);
    expect(await stored()).toHaveLength(4);
    await app.store.database.deleteFrom('answer_files').execute();
    for (const id of ['a', 'b', 'c', 'd']) await fill(id, 'sent', ALL_BYTES_MAX / 4, 0, id);
    expect((await send()).body.message, 'of forms that were sent, too').toContain('no room for more files');
  });
});

describe('without JavaScript', () => {
  const post = (values: Record<string, string>, file?: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    if (file) form.set(`answers.letter${FILE}`, file);
    return app.visitor.fetch('/registrants', { method: 'POST', body: form });
  };
  const person = () => {
    const { captcha: _captcha, answers: _answers, ...form } = sampleRegistration({});
    return form as Record<string, string>;
  };

  test('the file is posted with the form', async () => {
    const page = await (await app.visitor.fetch('/registrants')).text();
    expect(page).toContain('encType="multipart/form-data"');
    const done = await post(person(), new File([PDF], 'letter.pdf'));
    expect(done.status).toBe(303);
    expect(await stored()).toEqual([['letter.pdf', expect.any(String)]]);
  });

  test('a form that comes back has kept it, or says what to choose', async () => {
    const refused = await post({ ...person(), whatsapp_number: 'x' }, new File([PDF], 'letter.pdf'));
    const page = await refused.text();
    expect(refused.status).toBe(422);
    const [, kept = ''] = /value="(file:[^"]+)"/.exec(page) ?? [];
    expect(fileNameOf(kept)).toBe('letter.pdf');
    expect((await post({ ...person(), 'answers.letter[]': kept })).status).toBe(303);

    const wrong = await post(person(), new File(['MZ'], 'letter.pdf'));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('href="#field-answers.letter"');
  });

  test('a file under another name is refused', async () => {
    const form = new FormData();
    form.set('other', new File([PDF], 'letter.pdf'));
    const refused = await app.visitor.fetch('/registrants', { method: 'POST', body: form });
    expect(refused.status).toBe(415);
  });
});
