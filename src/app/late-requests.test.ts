import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { revokeToken, signOut } from '#rooms/access/auth/contract.ts';
import type { UserRow } from '#rooms/access/users/server/tables.ts';
import { addCategory, viewCategories } from '#rooms/programme/categories/contract.ts';
import { shareTestApp, type TestApp } from '#testing/app.ts';
import { tokenOf } from '#testing/calls/account-fixtures.ts';
import type { TestClient } from '#testing/client.ts';

const sharedApp = shareTestApp();

type Me = Awaited<ReturnType<TestApp['signInAs']>>;

/** Who sends the request, and how they lose the right to it while it is in progress. */
type Loss = (app: TestApp, me: Me) => Promise<{ sender: TestClient; lose: () => Promise<unknown> }>;

const LOSSES: Record<string, Loss> = {
  'the session is signed out': async (_app, { client }) => ({
    sender: client,
    lose: () => client.call(signOut, {}),
  }),
  'the token is revoked': async (app, me) => {
    const { id, token } = await tokenOf(app, me);
    const sender = app.client({ authorization: `Bearer ${token}` });
    return { sender, lose: () => me.client.call(revokeToken, { query: { id } }) };
  },
  'the user is deleted': async (app, me) => ({
    sender: me.client,
    lose: () => changeUser(app, me, { deleted_at: app.clock.now().toISOString() }),
  }),
  'the role is taken away': async (app, me) => ({
    sender: me.client,
    lose: () => changeUser(app, me, { role: 'User' }),
  }),
};

test.each(Object.entries(LOSSES))('when %s, a request in progress changes nothing', async (_what, loss) => {
  const app = sharedApp();
  const me = await app.signInAs('Administrator');
  const { sender, lose } = await loss(app, me);
  const title = `Late ${me.userId}`;
  const { body, isRead, finish } = slowBody(JSON.stringify({ title }));
  const reply = sender.fetch(callAddress(addCategory), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // Required for a streamed body, but missing from the types.
    ...({ duplex: 'half' } as object),
  });
  await isRead;
  await lose();
  finish();
  expect([401, 403]).toContain((await reply).status);
  const { client } = await app.signInAs('Administrator');
  const { records } = (await client.call(viewCategories, {})).body;
  expect(records.map((category) => category.title)).not.toContain(title);
});

/** A body that is sent on command, and reports when reading has begun. */
function slowBody(text: string) {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>();
  const body = new ReadableStream(
    {
      async pull(controller) {
        read();
        await isFinished;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, isRead, finish };
}

function changeUser({ store }: TestApp, { userId }: Me, columns: Partial<UserRow>) {
  return store.database.updateTable('users').set(columns).where('id', '=', userId).execute();
}
