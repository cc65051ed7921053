import type { Actor } from '#platform/contract/access.ts';
import type { Change } from '#platform/contract/change.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { FAILED_LOG_IN, SIGNED_IN, WRONG_CODE } from '../contract.ts';
import * as say from '../messages.ts';
import { countAbout, findActivity, findPreviousSignIn, hideActivity, listRelated } from './queries.ts';
import { withActivity } from './with-activity.ts';

export { eraseAuditEntries, findAuditEntries } from './audit-entries.ts';
export { changeInPieces } from './change-in-pieces.ts';
export { namesOfNoUsers, Outsider, PROGRAM, shownOutsider } from './visitor.ts';
export { withActivity } from './with-activity.ts';
export type { ActivityEntry, WithActivity } from './write-activity.ts';

/** For how many days users see failed attempts to sign in as them. */
const ATTEMPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes a row from the list of recent activities; the record itself is kept. */
export function takeOutOfList(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await findActivity(database, id);
    if (!row) throw new Refusal('not-found', say.notListed());
    await hideActivity(database, id, context.clock.now().toISOString());
    return {
      result: undefined,
      activity: {
        type: 'Removed activity',
        description: say.removedEntry({ description: row.activity_description }),
        subject: { type: 'activity', id },
      },
    };
  });
}

/** What was changed in this record, with what stood there before. */
export async function valuesBefore(database: Database, id: string): Promise<Change[]> {
  const rows = await listRelated(database, [id]);
  return rows.flatMap(({ changes }): Change[] => JSON.parse(changes ?? '[]'));
}

/** How often and when somebody lately failed to sign in as this user. */
export async function attemptsOn({ store, clock }: Services, userId: string) {
  const since = new Date(clock.now().getTime() - ATTEMPT_DAYS * DAY_MS).toISOString();
  const rows = await countAbout(store.database, { types: [FAILED_LOG_IN, WRONG_CODE], id: userId, since });
  const of = (type: string) => rows.find(({ activity_type }) => activity_type === type)?.count ?? 0;
  const last =
    rows
      .map((row) => row.last)
      .toSorted()
      .at(-1) ?? '';
  return { days: ATTEMPT_DAYS, wrongPasswords: of(FAILED_LOG_IN), wrongCodes: of(WRONG_CODE), last };
}

/** When this user signed in before the current session; undefined if they never did. */
export function previousSignIn(
  database: Database,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<string | undefined> {
  return findPreviousSignIn(database, { type: SIGNED_IN, userId, ...(sessionId && { sessionId }) });
}
