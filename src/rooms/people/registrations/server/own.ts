import { toSent } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changesBetween, inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { languageOfForm } from '#platform/server/reader.ts';
import { type ActivityEntry, Outsider, type WithActivity } from '#rooms/ground/server.ts';
import {
  PASSED_ON,
  personFields,
  questionsOf,
  toAnswers,
  toPersonColumns,
} from '#rooms/people/submissions/server/service.ts';
import type { OwnDetails } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { attendeeSnapshot, groupColumns, newAttendee } from './attendee-row.ts';
import { addAttendees, changeState, correctColumns } from './changes.ts';
import { deleteLink } from './link-queries.ts';
import { findByAddress } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered, assertFree } from './taken.ts';

/** It may have been cancelled since a code was asked for. */
function assertCounts({ cancelled_at }: AttendeeRow): void {
  if (cancelled_at !== null) throw new Refusal('conflict', say.isCancelled());
}

/** What somebody corrects of their own registration. Runs in the caller's transaction, like all of these. */
export async function correctOwn(
  database: Database,
  row: AttendeeRow,
  { form, version }: { form: OwnDetails; version: string },
): Promise<WithActivity<AttendeeRow>> {
  assertCounts(row);
  const before = () => attendeeSnapshot(row);
  assertCurrentVersion(before, version);
  await assertFree(database, row, form.email);
  const questions = await questionsOf(database, 'registration', row.event_id);
  const answers = toAnswers(questions, form.answers, { by: 'visitor', before: row.answers });
  const person = toPersonColumns({ ...form, notice: row.notice, answers });
  const columns = { ...person, ...groupColumns({ ...person, id: row.id }, row) };
  await correctColumns(database, row, columns);
  const corrected = { ...row, ...columns };
  const changes = changesBetween(
    () => attendeeSnapshot(row, questions),
    () => attendeeSnapshot(corrected, questions),
  );
  const activity = describe('Updated', row, say.ownCorrectedEntry(row));
  return { result: corrected, activity: { ...activity, changes } };
}

/** What is corrected where somebody is met: their name and company. Undefined if both are as they were. */
export async function correctNames(
  database: Database,
  row: AttendeeRow,
  { name, company }: { name: string; company: string },
): Promise<ActivityEntry | undefined> {
  if (row.fullname === name && row.company === company) return undefined;
  const person = { ...toSent(personFields, row), name, company_name: company, answers: row.answers };
  const own = toPersonColumns(person);
  const columns = { ...own, ...groupColumns({ ...own, id: row.id }, row) };
  await correctColumns(database, row, columns);
  const changes = changesBetween(
    () => attendeeSnapshot(row),
    () => attendeeSnapshot({ ...row, ...columns }),
  );
  return { ...describe('Updated', row, say.correctedEntry({ fullname: name })), changes };
}

export async function cancelOwn(
  database: Database,
  context: CallContext,
  row: AttendeeRow,
): Promise<WithActivity<AttendeeRow>> {
  assertCounts(row);
  const cancelled_at = context.clock.now().toISOString();
  await changeState(database, context, row, { cancelled_at });
  const activity = describe('Updated', row, say.ownCancelledEntry(row));
  const changes = inTheRecord(() => [
    { field: say.stateHeading(), from: say.registeredState(), to: say.cancelledState() },
  ]);
  return { result: { ...row, cancelled_at }, activity: { ...activity, changes } };
}

/** The colleague gets a registration of their own, so that the ticket of who had the place no longer counts. */
export async function passOn(
  database: Database,
  context: CallContext,
  row: AttendeeRow,
  form: OwnDetails,
): Promise<WithActivity<AttendeeRow>> {
  assertCounts(row);
  if (await findByAddress(database, row.event_id, form.email)) throw alreadyRegistered();
  const person = {
    ...form,
    notice: row.notice,
    answers: null,
    consent: PASSED_ON.version,
    language: languageOfForm(),
  };
  const created = newAttendee({ ...context, idempotencyKey: undefined }, row.event_id, person);
  const colleague = { ...created, ...groupColumns(created, row) };
  publish(database, 'PlacePassedOn', { from: row.id, to: colleague.id });
  await changeState(database, context, row, { cancelled_at: context.clock.now().toISOString() });
  await addAttendees(database, context, row.event_id, [colleague]);
  await deleteLink(database, row.id);
  const what = say.passedOnEntry({
    fullname: row.fullname,
    colleague: colleague.fullname,
    company: colleague.company,
  });
  const changes = inTheRecord(() => [
    { field: say.stateHeading(), from: say.registeredState(), to: say.cancelledState() },
  ]);
  return {
    result: colleague,
    activity: [
      { ...describe('Updated', row, what), changes },
      { ...describe('Created', row, what), subject: { type: attendeeKind.name, id: colleague.id } },
    ],
  };
}

function describe(type: 'Created' | 'Updated', row: AttendeeRow, description: string): ActivityEntry {
  const by = new Outsider('Visitor', row.fullname);
  return { type, description, subject: { type: attendeeKind.name, id: row.id }, by };
}
