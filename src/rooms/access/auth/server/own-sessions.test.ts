import { describe, expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sessionOf } from '#testing/calls/account-fixtures.ts';
import { endOtherSessions, endSession, viewSessions } from '../contract.ts';

/** Two users, each signed in here and elsewhere. */
async function twoUsers() {
  const app = await createTestApp();
  const me = await app.signInAs('Administrator');
  const other = await app.signInAs('User');
  return { app, me, other, mine: await sessionOf(app, me), theirs: await sessionOf(app, other) };
}

/** Whether the session that `sessionOf` made is still valid. */
async function isOpen(app: TestApp, session: string): Promise<boolean> {
  const { status } = await app.client({ cookie: `summit=${session}` }).call(viewProfile, {});
  return status === 200;
}

describe('one’s own sessions', () => {
  test('are listed without anybody else’s, and the current one is marked', async () => {
    const { me, mine, other, theirs } = await twoUsers();
    const listed = async ({ client }: typeof me) =>
      (await client.call(viewSessions, {})).body.records
        .map(({ id, current }) => ({ id, current }))
        .toSorted((one, another) => Number(another.current) - Number(one.current));
    expect(await listed(me)).toEqual([
      { id: me.sessionId, current: true },
      { id: mine, current: false },
    ]);
    expect(await listed(other)).toEqual([
      { id: other.sessionId, current: true },
      { id: theirs, current: false },
    ]);
  });

  test('are listed only until they expire', async () => {
    const { app, me, mine } = await twoUsers();
    const expired = { expires_at: app.clock.now().toISOString() };
    await app.store.database.updateTable('sessions').set(expired).where('id', '=', mine).execute();
    const { records } = (await me.client.call(viewSessions, {})).body;
    expect(records.map(({ id }) => id)).toEqual([me.sessionId]);
    expect((await me.client.call(endSession, { query: { id: mine } })).status).toBe(404);
  });

  test('can be ended one by one, keeping the others', async () => {
    const { app, me, mine, theirs } = await twoUsers();
    const another = await sessionOf(app, me);
    expect((await me.client.call(endSession, { query: { id: mine } })).status).toBe(200);
    expect(await isOpen(app, mine)).toBe(false);
    expect(await isOpen(app, another)).toBe(true);
    expect(await isOpen(app, theirs)).toBe(true);
    expect((await me.client.call(viewProfile, {})).status).toBe(200);
  });

  test('can all be ended but the current one, without ending anybody else’s', async () => {
    const { app, me, mine, theirs } = await twoUsers();
    const another = await sessionOf(app, me);
    expect((await me.client.call(endOtherSessions, {})).status).toBe(200);
    expect([await isOpen(app, mine), await isOpen(app, another)]).toEqual([false, false]);
    expect(await isOpen(app, theirs)).toBe(true);
    expect((await me.client.call(viewProfile, {})).status, 'the present one').toBe(200);
  });
});

test('somebody else’s session can’t be ended, not even by an Administrator', async () => {
  const { app, me, theirs } = await twoUsers();
  const refused = await me.client.call(endSession, { query: { id: theirs } });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await isOpen(app, theirs)).toBe(true);
});
