import type { z } from 'zod';
import type { Allowed } from '#platform/contract/beyond-places.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changesBetween, inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { countryOf, editionOfNew, findCurrentEdition } from '#rooms/edition/server.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import {
  assertNotice,
  ENTERED_AT_THE_DESK,
  noticesIn,
  questionsOf,
  toAnswers,
  withFullNumbers,
} from '#rooms/people/submissions/server/service.ts';
import type { changedAttendee, enteredAttendee, newEnteredAttendee } from '../desk.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { attendeeSnapshot, newAttendee, toColumns } from './attendee-row.ts';
import { addAttendees, changeState, correctColumns } from './changes.ts';
import { findAttendee, findByAddress } from './queries.ts';
import { getAttendee } from './service.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered, assertFree } from './taken.ts';
import { confirmer } from './write-to.ts';

/** Adds an attendee of an edition, unless the address is registered for it. */
export async function addAtTheDesk(
  context: CallContext,
  { confirm, edition, beyondPlaces, ...form }: z.output<typeof newEnteredAttendee>,
): Promise<string> {
  const sendConfirmation = await confirmer(context);
  const work = async (database: Database) => {
    const now = context.clock.now();
    const entered = await editionOfNew(database, now, edition);
    const row = await enter(database, context, entered?.id ?? null, { form, allowed: { beyondPlaces } });
    const isCurrent = entered?.id === (await findCurrentEdition(database, now))?.id;
    if (confirm && isCurrent) await sendConfirmation(database, [row]);
    const description = say.createdEntry({ fullname: row.fullname, company: row.company });
    return { result: row.id, activity: describe('Created', row.id, description) };
  };
  return withActivity(context, work);
}

/** Runs in the caller's transaction. */
async function enter(
  database: Database,
  context: CallContext,
  editionId: string | null,
  { form, allowed }: { form: z.output<typeof enteredAttendee>; allowed: Allowed },
): Promise<AttendeeRow> {
  const { note, language, ...given } = form;
  const person = withFullNumbers(given, await countryOf(database, editionId));
  if (await findByAddress(database, editionId, person.email)) throw alreadyRegistered();
  assertNotice(person.notice, await noticesIn(database, 'registration', editionId));
  const consent = ENTERED_AT_THE_DESK.version;
  const questions = await questionsOf(database, 'registration', editionId);
  const answers = toAnswers(questions, person.answers, { by: 'organiser' });
  const row = {
    ...newAttendee(context, editionId, { ...person, answers, consent, language: language ?? null }),
    note: note ?? null,
  };
  await addAttendees(database, context, editionId, [row], allowed);
  return row;
}

/** Corrects an attendee; refused if the version is out of date or the new address is registered. */
export function correctAttendee(
  context: CallContext,
  id: string,
  { version, ...form }: z.output<typeof changedAttendee>,
): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getAttendee(database, id);
    const before = () => attendeeSnapshot(row);
    assertCurrentVersion(before, version);
    if (row.cancelled_at === null) await assertFree(database, row, form.email);
    const notices = await noticesIn(database, 'registration', row.event_id);
    assertNotice(form.notice, [...notices, row.notice]);
    const questions = await questionsOf(database, 'registration', row.event_id);
    const answers = toAnswers(questions, form.answers, { by: 'organiser', before: row.answers });
    const full = withFullNumbers(form, await countryOf(database, row.event_id));
    const columns = toColumns({ ...full, answers, language: form.language ?? null }, row);
    await correctColumns(database, row, columns);
    const changes = changesBetween(
      () => attendeeSnapshot(row, questions),
      () => attendeeSnapshot({ ...row, ...columns }, questions),
    );
    const activity = describe('Updated', id, say.correctedEntry({ fullname: columns.fullname }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

/** Cancels registrations, or takes that back: returns those that could be, and why others couldn't. */
export function cancelMany(
  context: CallContext,
  { ids, cancelled, ...allowed }: { ids: readonly string[]; cancelled: boolean } & Allowed,
) {
  const work = async (database: Database) => {
    const activity: ActivityEntry[] = [];
    const refusals: Refusal[] = [];
    for (const id of new Set(ids)) {
      const row = await findAttendee(database, id);
      if (!row || (row.cancelled_at !== null) === cancelled) continue;
      if (!cancelled && (await findByAddress(database, row.event_id, row.email))) {
        refusals.push(alreadyRegistered());
        continue;
      }
      const cancelled_at = cancelled ? context.clock.now().toISOString() : null;
      await changeState(database, context, row, { cancelled_at }, allowed);
      activity.push(cancelling(row, cancelled));
    }
    if (activity.length === 0) throw refusals[0] ?? new Refusal('not-found', say.nothingToChange());
    return { result: { ids: activity.flatMap(({ subject }) => subject.id ?? []), refusals }, activity };
  };
  return withActivity(context, work);
}

function cancelling({ id, fullname, company }: AttendeeRow, cancelled: boolean): ActivityEntry {
  const [from, to] = cancelled
    ? ([say.registeredState, say.cancelledState] as const)
    : ([say.cancelledState, say.registeredState] as const);
  return {
    ...describe('Updated', id, (cancelled ? say.cancelledEntry : say.tookBackEntry)({ fullname, company })),
    changes: inTheRecord(() => [{ field: say.stateHeading(), from: from(), to: to() }]),
  };
}

function describe(type: 'Created' | 'Updated', id: string, description: string) {
  return { type, description, subject: { type: attendeeKind.name, id } };
}
