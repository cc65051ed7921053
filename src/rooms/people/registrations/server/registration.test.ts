import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { addAttendee } from '../contract.ts';
import { alreadyRegistered } from '../messages.ts';

const AT_ONCE = 10;

describe('a visitor registers', () => {
  test('and appears in the list and in the activity', async () => {
    const app = await createTestApp();
    const reply = await register(app);
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', message: REGISTERED } });
    const { attendees, activity } = await stored(app);
    expect(attendees).toMatchObject([
      { id: reply.body.id, fullname: 'Aimée Owusu-Ansah', whatsapp: '+233241234567', phone: '+233302123456' },
    ]);
    expect(activity).toMatchObject([{ user_id: null, subject_id: reply.body.id }]);
  });

  test('once per e-mail address, compared without case', async () => {
    const app = await createTestApp();
    await register(app);
    const second = await register(app, { email: 'AIMEE@Owusu.example' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'conflict',
      message: alreadyRegistered(),
      errors: { email: alreadyRegistered() },
    });
    await expectOneRow(app);
  });

  test('a double click makes one row and gets the same answer twice', async () => {
    const app = await createTestApp();
    const key = newId();
    const replies = await atOnce(() => register(app, {}, key));
    expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    await expectOneRow(app);
  });

  test('of several requests without a key, one makes a row and the others are refused', async () => {
    const app = await createTestApp();
    const replies = await atOnce(() => register(app));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    await expectOneRow(app);
  });

  test('a request sent again later gets the same answer', async () => {
    const app = await createTestApp();
    const key = newId();
    const first = await register(app, {}, key);
    app.clock.advance(3_600_000);
    const again = await register(app, {}, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    await expectOneRow(app);
  });

  test('a key that comes with other content is refused, so that no correction seems to have arrived', async () => {
    const app = await createTestApp();
    const key = newId();
    expect((await register(app, {}, key)).status).toBe(200);
    for (const changes of [{ name: 'Esi Owusu' }, { whatsapp_number: '+233201112223' }, { role: 'Chair' }])
      expect(await register(app, changes, key)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('with other content') },
      });
    expect((await register(app, { name: ' Aimée Owusu-Ansah ' }, key)).status).toBe(200);
    await expectOneRow(app);
  });

  test('a name has letters', async () => {
    const app = await createTestApp();
    for (const name of ['12345', '٣٤٥', '- -'])
      expect(await register(app, { name })).toMatchObject({
        status: 422,
        body: { errors: { name: 'This isn’t a name: it has no letter.' } },
      });
    expect((await register(app, { name: '李 3' })).status).toBe(200);
  });

  test('nobody else can use a visitor’s key', async () => {
    const app = await createTestApp();
    const key = newId();
    await register(app, {}, key);
    const other = await register(app, { email: 'kofi@owusu.example' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await expectOneRow(app);
  });
});

function register(app: TestApp, changes = {}, key?: string) {
  return app.visitor.call(
    addAttendee,
    { body: sampleRegistration(changes) },
    key ? { 'idempotency-key': key } : {},
  );
}

function atOnce<T>(work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function stored({ store }: TestApp) {
  return {
    attendees: await store.database.selectFrom('attendees').selectAll().execute(),
    activity: await store.database
      .selectFrom('activity')
      .selectAll()
      .where('activity_type', '=', 'Registered')
      .execute(),
  };
}

async function expectOneRow(app: TestApp): Promise<void> {
  const { attendees, activity } = await stored(app);
  expect(attendees).toHaveLength(1);
  expect(activity).toHaveLength(1);
}
