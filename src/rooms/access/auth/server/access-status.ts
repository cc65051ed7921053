import type { CallContext } from '#platform/server/http/context.ts';
import {
  assertNotLastAdministrator,
  assertNotOwnAccount,
  getChangeable,
  updateUser,
} from '#rooms/access/users/server/service.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { userAccess } from './service.ts';

/** Disables a user and ends everything that lets them in, or enables them again. Returns their name. */
export function setDisabled(context: CallContext, id: string, disabled: boolean): Promise<string> {
  return withActivity(context, async (database) => {
    const user = await getChangeable(context, database, id);
    if (disabled) await assertNotLastAdministrator(database, user);
    if (disabled) assertNotOwnAccount(context, id, 'disable');
    const ended = disabled ? await userAccess.end(database, id) : '';
    await updateUser(database, id, { disabled_at: disabled ? context.clock.now().toISOString() : null });
    const { username } = user;
    const description = disabled ? say.disabledEntry({ username, ended }) : say.enabledEntry({ username });
    return { result: username, activity: about(id, description) };
  });
}

/** Starts or stops requiring two-factor sign-in for a user. Returns their name. */
export function setTwoFactorRequired(context: CallContext, id: string, required: boolean): Promise<string> {
  return withActivity(context, async (database) => {
    const user = await getChangeable(context, database, id);
    const since = required ? context.clock.now().toISOString() : null;
    await updateUser(database, id, { two_factor_required_at: since });
    const { username } = user;
    const description = required ? say.requiredEntry({ username }) : say.notRequiredEntry({ username });
    return { result: username, activity: about(id, description) };
  });
}

function about(id: string, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: 'user', id } };
}
