import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { ActivityEntry, Asked, WithActivity } from '#modules/activity/server/service.ts';
import { noticesOf, readAllPublished } from '#modules/content/server/service.ts';
import { currentEvent, currentSummit, type Summit } from '#modules/event/server/service.ts';
import { letterheadIn, newsAgainMails, queueMails, unsubscribedAmong } from '#modules/mail/server/service.ts';
import {
  assertUnspent,
  findUsedProofs,
  type Proof,
  spendProofs,
} from '#modules/spam-guard/server/service.ts';
import {
  agreements,
  assertNotice,
  assertRoom,
  assertSameSender,
  countInAll,
  noticeOfLast,
  roomInAll,
  toAnswers,
  toNewsChoice,
  withFullNumbers,
} from '#modules/submissions/server/service.ts';
import type { ticketSigner } from '#modules/tickets/server/service.ts';
import { emailKey } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inOrder } from '#platform/server/database/insert-rows.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Outcome } from '#platform/server/database/write-queue.ts';
import type { Services } from '#platform/server/http/context.ts';
import { companyGroup } from '../company-group.ts';
import type { registration } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import { isGone, newAttendee } from './attendee-row.ts';
import { countByGroup } from './group-queries.ts';
import { insertLinks } from './link-queries.ts';
import { makeLink } from './links.ts';
import { confirmationOf, whatToTell } from './mails.ts';
import { assertOpen, holdPlaces, isFull } from './places.ts';
import { findBySubmissionKeys, insertAttendees, takenAddresses, updateAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered } from './taken.ts';
import { requestTelling } from './tell-groups.ts';

export type Asking = Asked<{
  form: z.output<typeof registration>;
  proof: Proof | undefined;
  sign: Awaited<ReturnType<typeof ticketSigner>>;
}>;

export interface Registered {
  id: string;
  summit: Summit;
  /** Whether they registered for a summit that is over. */
  isOver: boolean;
  /** The text of their ticket. */
  ticket: string;
  /** Of their own page; '' if it was given away before. */
  link: string;
  /** What they pay; '' if it isn't known. */
  fee: string;
}

const IN_ALL = { limit: 'registrationsInAll', kind: attendeeKind } as const;

/**
 * Decides who may register, of whom no two have the same address, key or proof, and how to keep it. What decides is read
 * once. If another instance writes some of it at the same time, the database refuses this transaction, and it is made
 * again.
 */
export async function decideMany(database: Database, asked: readonly Asking[], services: Services) {
  const known = await readKnown(database, asked, services);
  const outcomes = new Map<Asking, Outcome<WithActivity<Registered>>>();
  const admitted: Admitted[] = [];
  for (const one of asked) {
    try {
      assertNotice(one.item.form.notice, known.notices);
      const resent = resentOf(known, one);
      if (resent) outcomes.set(one, { result: { result: toRegistered(known, one, resent) } });
      else admitted.push(admit(known, one));
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      outcomes.set(one, { refusal: thrown });
    }
    // Admitting many must not keep the pages waiting.
    await nextTurn();
  }
  const groups = completeGroups(known, admitted);
  const { room } = known;
  const many = admitted.length;
  const notices = noticeOfLast(services, IN_ALL, { many, left: room.left + many });
  const welcomed = admitted.map((each) => ({
    ...each,
    registered: toRegistered(known, each.one, each.row, each.link.address),
  }));
  for (const [index, { one, registered, activity }] of welcomed.entries()) {
    const isLast = index === admitted.length - 1;
    outcomes.set(one, {
      result: { result: registered, activity: isLast ? [activity, ...notices] : activity },
    });
  }
  return { outcomes, keep: () => keep(database, known, welcomed, groups) };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** Whoever is admitted takes of what is left. */
async function readKnown(database: Database, asked: readonly Asking[], services: Services) {
  const now = services.clock.now();
  const keys = asked.flatMap(({ context }) => context.submissionKey ?? []);
  const proofs = asked.map(({ item }) => item.proof);
  const askForNews = asked.flatMap(({ item: { form } }) => (form.news ? emailKey(form.email) : []));
  const [ofEdition, room, sent, used, unsubscribed] = await Promise.all([
    readOfEdition(database, asked, services),
    roomInAll(database, services, IN_ALL.limit),
    keys.length > 0 ? findBySubmissionKeys(database, keys) : [],
    findUsedProofs(database, proofs),
    unsubscribedAmong(database, services, askForNews),
  ]);
  return {
    ...{ ...ofEdition, services, now, room, used, unsubscribed },
    sent: new Map(sent.map((row) => [row.submission_key, row])),
    spent: [] as (Proof | undefined)[],
  };
}

async function readOfEdition(database: Database, asked: readonly Asking[], services: Services) {
  const edition = await currentEvent(database, services.clock.now());
  const reading = readAllPublished(database, edition?.id);
  const addresses = asked.map(({ item }) => emailKey(item.form.email));
  const companies = asked.map(({ item }) => companyGroup(item.form.company_name));
  const [documents, summit, places, registered, groups] = await Promise.all([
    reading,
    currentSummit(database, services, edition, reading),
    holdPlaces(database, services, edition),
    takenAddresses(database, edition?.id ?? null, addresses),
    countByGroup(database, edition, companies),
  ]);
  const forms = asked.map(({ item }) => item.form);
  return {
    ...{ edition, summit, places },
    told: whatToTell(services, edition, summit),
    notices: noticesOf(documents.edition, 'registration'),
    letterhead: letterheadIn(documents, edition),
    agreedTo: await agreements(database, documents.site, forms),
    registered: new Set(registered),
    groups,
  };
}

/** What the same submission created before. */
function resentOf({ sent }: Known, { context, item }: Asking): AttendeeRow | undefined {
  const known = sent.get(context.submissionKey ?? null);
  if (!known || isGone(known)) return undefined;
  assertSameSender(known, item.form.email);
  return known;
}

interface Admitted {
  one: Asking;
  row: AttendeeRow;
  link: ReturnType<typeof makeLink>;
  activity: ActivityEntry;
}

interface Welcomed extends Admitted {
  registered: Registered;
}

function admit(known: Known, one: Asking): Admitted {
  const { services, now, edition, summit, places, room, registered, used, spent } = known;
  const { proof } = one.item;
  assertOpen(edition, now, places);
  const form = withFullNumbers(one.item.form, edition?.country);
  const answers = toAnswers(summit.edition.forms.registration, form.answers, { by: 'visitor' });
  const consent = known.agreedTo(form);
  assertUnspent(used, proof);
  const isRegistered = registered.has(emailKey(form.email));
  if (!isRegistered) assertRoom(room);
  // Spent even if the address is taken: otherwise one solution could ask about any number of addresses.
  spent.push(proof);
  if (isRegistered) throw alreadyRegistered();
  if (places) places.registered += 1;
  room.left -= 1;
  const news = toNewsChoice(form.news, now);
  const row = newAttendee(one.context, edition?.id ?? null, { ...form, news, answers, consent });
  const activity: ActivityEntry = {
    type: 'Registered',
    description: `${row.fullname} (${row.company}) registered`,
    subject: { type: attendeeKind.name, id: row.id },
    by: { userId: null, username: row.fullname },
  };
  return { one, row, link: makeLink(services, row.id), activity };
}

function toRegistered(
  { summit, told }: Known,
  { item: { sign } }: Asking,
  row: AttendeeRow,
  link = '',
): Registered {
  const ticket = sign({ editionId: row.event_id, attendeeId: row.id });
  return { id: row.id, summit, isOver: told.isOver, link, ticket, fee: told.feeOf(row) };
}

/** Who is in a group of the discount's size gets it. True if those who came before them have to be told. */
function completeGroups({ edition, groups, now }: Known, admitted: readonly Admitted[]): boolean {
  const least = edition?.group_least;
  if (!least) return false;
  const joined = Map.groupBy(admitted, ({ row }) => row.group_key);
  let isAnyNew = false;
  for (const [key, members] of joined) {
    const before = groups.get(key) ?? 0;
    if (before + members.length < least) continue;
    for (const { row } of members) row.group_fee_at = now.toISOString();
    isAnyNew ||= before > 0 && before < least;
  }
  return isAnyNew;
}

/** Writes what was decided. */
async function keep(database: Database, known: Known, admitted: readonly Welcomed[], tellsGroups: boolean) {
  const { services, told, letterhead, sent, spent, unsubscribed } = known;
  const rows = admitted.map(({ row }) => row);
  // Whoever used the key before is gone: otherwise nobody would be admitted with it.
  const goneIds = rows.flatMap(({ submission_key }) => sent.get(submission_key)?.id ?? []);
  // In one order, so that transactions may wait for each other, but not in a circle.
  const inOneOrder = rows.toSorted((one, other) => (one.email_key < other.email_key ? -1 : 1));
  const links = admitted.map(({ link }) => link.row);
  const mails = admitted.map(({ row, registered }) => confirmationOf(told, row, registered));
  const newsAgain = newsAgainMails(services, unsubscribed, rows);
  await inOrder(database, [
    () => spendProofs(database, spent),
    ...goneIds.map((id) => () => updateAttendee(database, id, { submission_key: null })),
    () => insertAttendees(database, inOneOrder),
    () => insertLinks(database, links),
    () => queueMails(database, services, letterhead, [...mails, ...newsAgain]),
    () => countInAll(database, services, IN_ALL, rows.length),
    ...(tellsGroups ? [() => requestTelling(database, services)] : []),
    // Nobody is admitted once it is full.
    ...(rows.length > 0 && isFull(known.places) ? [() => renewContent(database)] : []),
  ]);
}
