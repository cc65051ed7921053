import type { z } from 'zod';
import { type ActivityEntry, withActivity } from '#modules/activity/server/service.ts';
import { currentEvent } from '#modules/event/server/service.ts';
import { newsAgainMails, queueMail, unsubscribedAmong } from '#modules/mail/server/service.ts';
import { spendProof, verifySpamGuard } from '#modules/spam-guard/server/service.ts';
import {
  agreedTo,
  assertNotice,
  countOneInAll,
  NO_NEWS,
  noticesIn,
  PASSED_ON,
  personFields,
  questionsOf,
  toAnswers,
  toNewsChoice,
  withFullNumbers,
} from '#modules/submissions/server/service.ts';
import type { waitingForm } from '#modules/waiting-list/contract.ts';
import {
  about,
  alreadyWaiting,
  findByLink,
  getOpen,
  join,
  markAccepted,
  placesOf,
  type WaitingEntryRow,
} from '#modules/waiting-list/server/service.ts';
import { toSent } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { attendeeKind } from '../kind.ts';
import { companion, companionField } from '../waiting.ts';
import { newAttendee } from './attendee-row.ts';
import { addAttendees } from './changes.ts';
import { stateOf } from './places.ts';
import { findByAddress } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered } from './taken.ts';
import { confirmer } from './write-to.ts';

const OVER = 'This offer has ended.';
const COUNTED = { limit: 'registrationsInAll', kind: attendeeKind } as const;
const TOO_MANY = 'This was tried too often.';

/** Puts a visitor on the waiting list of the current edition. */
export async function joinWaiting(
  context: CallContext,
  given: z.output<typeof waitingForm>,
): Promise<string> {
  const proof = await verifySpamGuard(context, given.captcha, given.size);
  const joined = await withActivity<string | Refusal>(context, async (database) => {
    const now = context.clock.now();
    const edition = await currentEvent(database, now);
    const { state, message } = await stateOf(database, edition, now);
    // If a place has come free in the meantime, it is offered at once.
    if (state === 'early' || state === 'closed') throw new Refusal('conflict', message);
    const form = withFullNumbers(given, edition?.country);
    await spendProof(database, proof);
    const eventId = edition?.id ?? null;
    assertNotice(form.notice, await noticesIn(database, 'registration', eventId));
    const questions = await questionsOf(database, 'registration', eventId);
    const answers = toAnswers(questions, form.answers, { by: 'visitor' });
    const consent = await agreedTo(database, form);
    // Not thrown in here, which would give the solution back.
    if (await findByAddress(database, eventId, form.email)) return { result: alreadyRegistered() };
    const news = toNewsChoice(form.news, now);
    const row = await join(database, context, eventId, { ...form, news, answers, consent });
    if (!row) return { result: alreadyWaiting() };
    const unsubscribed = await unsubscribedAmong(database, context, [row.email_key]);
    for (const mail of newsAgainMails(context, unsubscribed, [row])) await queueMail(database, context, mail);
    const by = { userId: null, username: row.fullname };
    const entered = { ...about(row, `${row.fullname} (${row.company}) waits for ${placesOf(row)}`), by };
    const notices = await countOneInAll(database, context, COUNTED);
    return { result: row.id, activity: [entered, ...notices] };
  });
  if (joined instanceof Refusal) throw joined;
  return joined;
}

/**
 * Registers who was offered places, and those who come along; places that nobody gets are free again. Returns the link
 * of the own page of who accepted.
 */
export async function acceptOffer(
  context: CallContext,
  token: string,
  values: Record<string, string>,
): Promise<string> {
  const { address, limits } = context;
  await refuseAtLimit(() => limits.take('offersTried', hashSecret(token)), TOO_MANY);
  await refuseAtLimit(() => limits.take('offersTriedFromNetwork', address), TOO_MANY);
  const confirm = await confirmer(context);
  return withActivity(context, async (database) => {
    const found = await findByLink(database, token);
    const entry = await getOpen(database, found?.id ?? '');
    const now = context.clock.now().toISOString();
    if (entry.state !== 'offered' || (entry.offered_until ?? '') <= now) throw new Refusal('conflict', OVER);
    const guests = guestsIn(values, entry.size);
    const people = [firstOf(entry), ...guests.map((guest) => alongWith(entry, guest))];
    const activity: ActivityEntry[] = [about(entry, `${entry.fullname} accepted`)];
    const rows: AttendeeRow[] = [];
    for (const person of people) {
      const isFirst = person === people[0];
      if (await findByAddress(database, entry.event_id, person.email)) {
        throw new Refusal('conflict', `${person.email} is registered already.`);
      }
      const row = newAttendee({ ...context, submissionKey: undefined }, entry.event_id, person);
      await addAttendees(database, entry.event_id, [row]);
      rows.push(row);
      // Who waited was counted when they joined the list.
      const counted = isFirst ? [] : await countOneInAll(database, context, COUNTED);
      activity.push(
        {
          type: 'Registered',
          description: `${row.fullname} (${row.company}) registered from the waiting list`,
          subject: { type: attendeeKind.name, id: row.id },
          by: { userId: null, username: entry.fullname },
        },
        ...counted,
      );
    }
    // Once all are there, as together they may complete a group.
    const links = await confirm(database, rows);
    await markAccepted(database, entry);
    return { result: links[0] ?? '', activity };
  });
}

function firstOf(entry: WaitingEntryRow) {
  return {
    ...toSent(personFields, entry),
    answers: entry.answers,
    consent: entry.consent_version ?? '',
    news: { news_version: entry.news_version, news_agreed_at: entry.news_agreed_at },
  };
}

function alongWith(entry: WaitingEntryRow, guest: z.output<typeof companion>) {
  const own = { contact_number: undefined, answers: null, consent: PASSED_ON.version, news: NO_NEWS };
  return { ...firstOf(entry), ...guest, ...own };
}

/** Those who come along, of whose fields any is filled in. What is wrong is told at its field. */
function guestsIn(values: Record<string, string>, size: number) {
  const guests: z.output<typeof companion>[] = [];
  const errors: Record<string, string> = {};
  for (let number = 2; number <= size; number += 1) {
    const at = (field: string) => values[companionField(field, number)] ?? '';
    const given = { name: at('name'), role: at('role'), email: at('email') };
    if (Object.values(given).every((value) => value.trim() === '')) continue;
    const read = companion.safeParse(given);
    if (read.success) guests.push(read.data);
    for (const { path, message } of read.error?.issues ?? []) {
      errors[companionField(path.join('.'), number)] ??= message;
    }
  }
  const [first] = Object.values(errors);
  if (first) throw new Refusal('invalid', first, errors);
  return guests;
}
