import { type Head, headFrom, headSetting, headToSetting, link } from '#database/activity-chain.ts';
import { KINDS } from '#features/kinds.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Change } from '#platform/contract/change.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { CONTENT_VERSION, nextContentVersion } from '#platform/server/database/content-watch.ts';
import { laneOf } from '#platform/server/database/lanes.ts';
import { readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Database, Manner } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type ActivityType, FAILED_LOG_IN, SIGNED_IN, type Subject, WRONG_CODE } from '../contract.ts';
import { countAbout, findActivity, findPreviousSignIn, hideActivity, insertActivity } from './queries.ts';
import { VISITOR } from './visitor.ts';

export { eraseTraces, findTraces } from './traces.ts';

/** Changes to these appear on the public pages, which are then rendered again. */
const PUBLIC_SUBJECTS: ReadonlySet<Subject> = new Set(
  KINDS.filter(({ isPublic }) => isPublic).map(({ name }) => name),
);

export interface ActivityEntry {
  type: ActivityType;
  description: string;
  subject: { type: Exclude<Subject, 'other'>; id?: string | null };
  /** Old and new values of an update, as people read them; nothing secret. */
  changes?: readonly Change[];
  /** Erased what public pages showed: no older page may be kept, not even for an outage. */
  forgetsPages?: boolean;
  /** Changed what public pages show, although its subject isn't shown itself. */
  changesPages?: boolean;
  /** Who acted, if not the request's actor. */
  by?: { userId: string | null; username: string };
}

/** What an outside client reports, under a type of its choice. */
interface OutsideEntry
  extends Pick<ActivityEntry, 'description' | 'changes' | 'forgetsPages' | 'changesPages' | 'by'> {
  type: string;
  subject: { type: 'other'; id?: null };
}

type Entry = ActivityEntry | OutsideEntry;

/** The outcome of some work. Without `activity`, nothing changed and nothing is recorded. */
export interface WithActivity<T> {
  result: T;
  activity?: Entry | readonly Entry[];
}

/** For how many days users see failed attempts to sign in as them. */
const ATTEMPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a change and records it in one transaction: both are kept or neither (docs/product.md, 6.1).
 * An error thrown by the work undoes both. Refuses an actor whose rights were withdrawn during the request.
 * See `Store.write` for what work done `beside` others has to hold to.
 */
export async function withActivity<T>(
  context: Services & Pick<CallContext, 'actor' | 'confirmAccess'> & { manner?: Manner },
  work: (database: Database) => Promise<WithActivity<T>>,
): Promise<T> {
  const { result, entries } = await context.store.write(async (database) => {
    await context.confirmAccess(database);
    const { result, activity } = await work(database);
    const entries = [activity ?? []].flat();
    await record(database, context, entries);
    return { result, entries };
  }, context.manner);
  if (isPublic(entries)) context.store.content.forget();
  return result;
}

/** Of transactions that have recorded something: nobody else has their lane, so the head is what they wrote. */
const heads = new WeakMap<Database, Head>();

async function record(
  database: Database,
  { clock, actor }: Services & Pick<CallContext, 'actor'>,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const lane = laneOf(database);
  let head = heads.get(database) ?? headFrom(await readSetting(database, headSetting(lane)), lane);
  for (const entry of entries) {
    const by = entry.by ?? actor ?? VISITOR;
    const content = {
      id: newId(),
      user_id: by.userId,
      username: by.username,
      activity_type: entry.type,
      activity_description: entry.description,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id ?? null,
      changes: entry.changes?.length ? JSON.stringify(entry.changes) : null,
      time: clock.now().toISOString(),
    };
    const next = link(head, content);
    const search_text = normaliseForSearch(`${by.username} ${entry.type} ${entry.description}`);
    await insertActivity(database, {
      ...content,
      ...next,
      lane,
      search_text,
      removed_at: null,
      erasure_id: null,
    });
    head = next;
  }
  await writeSetting(database, headSetting(lane), headToSetting(head));
  heads.set(database, head);
  if (!isPublic(entries)) return;
  const mustForget = entries.some(({ forgetsPages }) => forgetsPages);
  const present = await readSetting(database, CONTENT_VERSION);
  await writeSetting(database, CONTENT_VERSION, nextContentVersion(present, { id: newId(), mustForget }));
}

function isPublic(entries: readonly Entry[]): boolean {
  return entries.some(
    ({ subject, forgetsPages, changesPages }) =>
      PUBLIC_SUBJECTS.has(subject.type) || forgetsPages || changesPages,
  );
}

/** Removes a row from the list of recent activities; the record itself is kept. */
export function takeOutOfList(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await findActivity(database, id);
    if (!row) throw new Refusal('not-found', 'This activity is no longer in the list.');
    await hideActivity(database, id, context.clock.now().toISOString());
    return {
      result: undefined,
      activity: {
        type: 'Removed activity',
        description: `Removed from the list: ${row.activity_description}`,
        subject: { type: 'activity', id },
      },
    };
  });
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
export function previousSignIn(database: Database, actor: Actor): Promise<string | undefined> {
  return findPreviousSignIn(database, { type: SIGNED_IN, ...actor });
}
