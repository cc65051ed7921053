import type { Role } from '#platform/contract/access.ts';
import { revokeToken, signOut } from '#rooms/access/auth/contract.ts';
import type { UserRow } from '#rooms/access/users/server/tables.ts';
import type { TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import type { SignedIn } from '../session.ts';
import { tokenOf } from './account-fixtures.ts';

/** Who makes a call: a name for the test, and the headers they send. */
export interface Caller {
  me: SignedIn;
  client: TestClient;
}

export type MakeCaller = (app: TestApp) => Promise<Caller>;

/** Everyone the server must treat as not signed in. */
export const NOBODIES: Readonly<Record<string, MakeCaller>> = {
  nobody: async (app) => ({ ...(await signedIn(app)), client: app.visitor }),
  'nobody with the shared key of documented clients': async (app) =>
    withHeaders(app, await signedIn(app), { authorization: 'Bearer the-key-in-every-browser' }),
  'a made-up session': async (app) => withHeaders(app, await signedIn(app), { cookie: 'summit=made-up' }),
  'a session that was signed out': async (app) => {
    const caller = await signedIn(app);
    await caller.client.call(signOut, {});
    return caller;
  },
  'a session that expired': async (app) => {
    const caller = await signedIn(app);
    const expired = { expires_at: app.clock.now().toISOString() };
    const { sessionId } = caller.me;
    await app.store.database.updateTable('sessions').set(expired).where('id', '=', sessionId).execute();
    return caller;
  },
  'the session of a deleted user': (app) => changed(app, 'deleted_at'),
  'the session of a disabled user': (app) => changed(app, 'disabled_at'),
  'a revoked token': async (app) => {
    const caller = await signedIn(app);
    const { id, token } = await tokenOf(app, caller.me);
    await caller.client.call(revokeToken, { query: { id } });
    return withHeaders(app, caller, bearer(token));
  },
  'the token of a deleted user': async (app) => withToken(app, await changed(app, 'deleted_at')),
  'the token of a disabled user': async (app) => withToken(app, await changed(app, 'disabled_at')),
};

/** Who may do what their role allows, by a session. */
export const withRole =
  (role: Role): MakeCaller =>
  (app) =>
    signedIn(app, role);

/** Everyone who may do what their role allows. */
export const SOMEBODIES: readonly { who: string; role: Role; byToken: boolean; make: MakeCaller }[] = (
  ['User', 'Administrator'] as const
).flatMap((role) => [
  {
    who: `the session of a ${role}`,
    role,
    byToken: false,
    make: (app: TestApp) => signedIn(app, role),
  },
  {
    who: `the token of a ${role}`,
    role,
    byToken: true,
    make: async (app: TestApp) => withToken(app, await signedIn(app, role)),
  },
]);

/** An Administrator who has to set up two-factor sign-in first. */
export const STOPPED_AT_THE_DOOR: MakeCaller = (app) => changed(app, 'two_factor_required_at');

async function signedIn(app: TestApp, role: Role = 'Administrator'): Promise<Caller> {
  const { client, ...me } = await app.signInAs(role);
  return { me, client };
}

async function changed(app: TestApp, column: keyof UserRow): Promise<Caller> {
  const caller = await signedIn(app);
  const since = { [column]: app.clock.now().toISOString() };
  await app.store.database.updateTable('users').set(since).where('id', '=', caller.me.userId).execute();
  return caller;
}

async function withToken(app: TestApp, caller: Caller): Promise<Caller> {
  return withHeaders(app, caller, bearer((await tokenOf(app, caller.me)).token));
}

function withHeaders(app: TestApp, { me }: Caller, headers: Record<string, string>): Caller {
  return { me, client: app.client(headers) };
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
