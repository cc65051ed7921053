import type { z } from 'zod';
import type { Actor } from '#platform/contract/access.ts';
import { type Language, languageName, recordLanguage } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { assertCurrentVersion, versionOf } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { rememberDevice, replacePassword } from '#rooms/access/auth/server/service.ts';
import {
  assertNameUnlike,
  assertPassword,
  assertSamePassword,
  getUser,
  hashChosenPassword,
  type UserRow,
  updateUser,
  userChanges,
} from '#rooms/access/users/server/service.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import type { passwordForm, profileForm } from '../contract.ts';
import * as say from '../messages.ts';

const textsOfProfile = ({ username, phone }: Pick<UserRow, 'username' | 'phone'>) => ({
  [say.fullName()]: username,
  [say.contactNumber()]: phone ?? '',
});

export function profileVersion(user: UserRow): string {
  return versionOf(() => textsOfProfile(user));
}

export function changeProfile(
  context: CallContext,
  actor: Actor,
  { version, ...form }: z.output<typeof profileForm> & { version?: string | undefined },
) {
  return withActivity(context, async (database) => {
    const user = await getUser(database, actor.userId);
    assertCurrentVersion(() => textsOfProfile(user), version);
    const { username } = form;
    if (username !== user.username) await assertNameUnlike(database, { id: user.id, username }, true);
    const columns = {
      username: form.username,
      username_key: normaliseForSearch(form.username),
      phone: form.phone ?? null,
      updated_at: context.clock.now().toISOString(),
    };
    await updateUser(database, user.id, columns);
    const changes = userChanges(user, { ...user, ...columns });
    const activity = describe(actor, say.profileEntry({ username: form.username }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

/** In which a user reads the desk and mails to them. */
export function changeLanguage(context: CallContext, actor: Actor, language: Language): Promise<void> {
  return withActivity(context, async (database) => {
    const user = await getUser(database, actor.userId);
    await updateUser(database, user.id, { language });
    const { username } = user;
    const named = sayIn(recordLanguage(), () => languageName(language));
    const activity = describe(actor, say.languageEntry({ username, language: named }));
    return { result: undefined, activity };
  });
}

/** Changes the user's own password, and ends the account's other sessions and its API tokens. */
export async function changeOwnPassword(
  context: CallContext,
  actor: Actor,
  { current, password }: z.output<typeof passwordForm>,
): Promise<void> {
  const user = await getUser(context.store.database, actor.userId);
  await assertPassword(context, user, current, 'current');
  const hash = await hashChosenPassword(context, password, user);
  await withActivity(context, async (database) => {
    await assertSamePassword(database, user, 'current');
    const kept = { userId: user.id, hash, exceptSession: actor.sessionId };
    const ended = await replacePassword(database, context, kept);
    return {
      result: undefined,
      activity: describe(actor, say.passwordEntry({ username: user.username, ended })),
    };
  });
  rememberDevice(context, { ...user, password_hash: hash });
}

function describe(actor: Actor, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: 'user', id: actor.userId } };
}
