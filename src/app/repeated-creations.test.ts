import { expect, test, vi } from 'vitest';
import { isOwn, takesIdempotencyKey } from '#platform/contract/call.ts';
import { madeWithoutAnswer } from '#platform/contract/messages.ts';
import { pruneRepeatable } from '#platform/server/http/once-for-key.ts';
import { viewBasicData } from '#rooms/edition/editions/contract.ts';
import { runImport } from '#rooms/edition/imports/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { addQuestion, deleteQuestion, viewQuestions } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { HANDLERS } from './modules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'a-key-of-the-caller';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = (question: string, key = KEY, by = client) =>
    by.call(
      addQuestion,
      { body: { question, answer: '<p>Yes.</p>', group: '' } },
      { 'idempotency-key': key },
    );
  const asked = async () =>
    (await client.call(viewQuestions, {})).body.records
      .map(({ question }) => question)
      .filter((question) => question.startsWith('Own'));
  return { app, client, add, asked };
}

test('what is created with the same key, at the same time or later, is created once and answered alike', async () => {
  const { app, client, add, asked } = await desk();
  const replies = [...(await Promise.all([add('Own'), add('Own'), add('Own')])), await add('Own')];
  const made = replies.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body, headers }) => `${body.id} ${headers.get('location')}`)).size).toBe(1);
  expect(made.length).toBeGreaterThan(1);
  expect(replies.at(-1)).toMatchObject({ status: 201, body: { id: made[0]?.body.id } });
  expect(await asked()).toEqual(['Own']);

  expect(await add('Own', KEY.toUpperCase())).toMatchObject({ status: 201 });
  expect(await add('Own', KEY, (await app.signInAs('Administrator')).client)).toMatchObject({ status: 201 });
  expect(await asked()).toEqual(['Own', 'Own', 'Own']);
  // The right to it is checked first, as for every call.
  expect((await add('Own', KEY, app.visitor)).status).toBe(401);

  await client.call(deleteQuestion, { query: { id: made[0]?.body.id ?? '' } });
  app.clock.advance(DAY_MS + 1);
  await anotherInstance(app, [pruneRepeatable]).runDue();
  const again = await app.signInAs('Administrator');
  expect((await add('Own', KEY, again.client)).status).toBe(201);
});

test('what was refused after its key was stored can be sent again with the same key', async () => {
  const { app } = await desk();
  const join = (email: string) =>
    app.visitor.call(
      joinWaitingList,
      { body: { ...sampleRegistration({ email }), size: 1 } },
      { 'idempotency-key': KEY },
    );
  const { id = '' } = (await app.visitor.call(viewBasicData, {})).body.records[0] ?? {};
  await app.store.database.updateTable('events').set({ places: 1 }).where('id', '=', id).execute();
  expect(
    (await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'first@people.example' }) }))
      .status,
  ).toBe(200);
  const other = { body: { ...sampleRegistration({ email: 'second@people.example' }), size: 1 } };
  expect((await app.visitor.call(joinWaitingList, other)).status).toBe(201);
  expect((await join('second@people.example')).status).toBe(409);
  expect((await join('third@people.example')).status).toBe(201);
});

test('a key that comes with other content is refused, so that no correction seems to have arrived', async () => {
  const { add, asked } = await desk();
  expect((await add('Own')).status).toBe(201);
  expect(await add('Own, corrected')).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('with other content') },
  });
  expect((await add('Own')).status).toBe(201);
  expect(await asked()).toEqual(['Own']);
});

test('another file, or one of another name, is other content; the same file again is answered alike', async () => {
  const { client } = await desk();
  const send = (content: string, name = 'questions.csv') =>
    client.call(
      runImport,
      {
        query: { kind: 'faq' },
        body: { file: new File([`Question,Answer\n${content},Yes.\n`], name) },
      },
      { 'idempotency-key': KEY },
    );
  const first = await send('Own one?');
  expect(first).toMatchObject({ status: 201, body: { added: 1 } });
  expect(await send('Own two?')).toMatchObject({ status: 409 });
  expect(await send('Own one?', 'questions (1).csv')).toMatchObject({ status: 409 });
  expect(await send('Own one?')).toMatchObject({ status: 201, body: first.body });
});

test('another solution of the spam guard makes no other content', async () => {
  const { app } = await desk();
  const { id = '' } = (await app.visitor.call(viewBasicData, {})).body.records[0] ?? {};
  await app.store.database.updateTable('events').set({ places: 1 }).where('id', '=', id).execute();
  const email = 'first@people.example';
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email }) });
  const join = (captcha: string) =>
    app.visitor.call(
      joinWaitingList,
      { body: { ...sampleRegistration({ email: 'second@people.example' }), size: 1, captcha } },
      { 'idempotency-key': KEY },
    );
  const first = await join('one');
  expect(first.status).toBe(201);
  expect(await join('another')).toMatchObject({ status: 201, body: first.body });
});

test('every call of our own that takes a key keeps its reply with its change', () => {
  const keyed = HANDLERS.filter(({ call }) => isOwn(call) && takesIdempotencyKey(call));
  expect(keyed.length).toBeGreaterThan(20);
  expect(keyed.filter(({ keepsReply }) => !keepsReply).map(({ call }) => call.name)).toEqual([]);
});

test('a group that is sent again gets its answer, also if the first one never came', async () => {
  const { app } = await desk();
  const people = [1, 2].map((number) => ({
    name: `Kofi${number}`,
    role: 'Head of Staff',
    email: `kofi.${number}@acme.example`,
  }));
  const { answers: _none, ...buyer } = sampleRegistration();
  const group = { ...buyer, people, unnamed: 1 };
  const send = () => app.visitor.call(registerGroup, { body: group }, { 'idempotency-key': KEY });
  // Nothing is written after the change, so whoever is killed once it is committed has kept the answer.
  const { write } = app.store;
  const written = vi.spyOn(app.store, 'write').mockImplementation(async (work) => {
    await write(work);
    throw new Error('killed');
  });
  expect((await send()).status).toBe(500);
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
  const again = await send();
  expect(again).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  expect(await send()).toMatchObject({ status: 201, body: again.body });
  const attendees = await app.store.database.selectFrom('attendees').select('id').execute();
  expect(attendees).toHaveLength(3);
  expect(attendees).toContainEqual({ id: again.body.id });
});

test('what a version before made without keeping an answer isn’t made again, and answers are stored encrypted', async () => {
  const { app, add, asked } = await desk();
  const { body } = await add('Own');
  const keys = app.store.database.selectFrom('idempotency_keys');
  expect(await keys.select('reply').execute()).toEqual([
    { reply: expect.not.stringContaining(body.id ?? '') },
  ]);
  expect(await everythingStored(app)).not.toContain(KEY);
  await app.store.database.updateTable('idempotency_keys').set({ reply: null }).execute();
  expect(await add('Own')).toMatchObject({ status: 409, body: { detail: madeWithoutAnswer() } });
  expect(await asked()).toEqual(['Own']);
});
