import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { language, perLanguage } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inOrder } from '#platform/server/database/insert-rows.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { languageOf, languageOfForm } from '#platform/server/reader.ts';
import {
  currentSiteView,
  findCurrentEdition,
  readAllPublished,
  type SiteView,
} from '#rooms/edition/server.ts';
import {
  type ActivityEntry,
  assertUnspent,
  findUsedProofs,
  Outsider,
  type Proof,
  spendProofs,
  type ticketSigner,
  type WithActivity,
} from '#rooms/ground/server.ts';
import { letterheadIn, newsAgainMails, queueMails, unsubscribedAmong } from '#rooms/mail/server.ts';
import {
  agreements,
  assertCapacity,
  assertFilesHere,
  assertSameSubmission,
  capacityInAll,
  countInAll,
  noticeOfLast,
  takeNotice,
  toAnswers,
  toNewsChoice,
  withFullNumbers,
} from '#rooms/people/submissions/server/service.ts';
import type { newRegistration } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { isGone, newAttendee } from './attendee-row.ts';
import { ownDiscountKey } from './discount-key.ts';
import { readGroupLink } from './group-link.ts';
import { countByGroup } from './group-queries.ts';
import { insertLinks } from './link-queries.ts';
import { makeLink } from './links.ts';
import { confirmationOf, toTellOf, whatToTell } from './mails.ts';
import { isFull, placesOf, ticketsAreSold, ticketsLeft, whyClosed } from './places.ts';
import { findByIdempotencyKeys, insertAttendees, takenAddresses, updateAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered } from './taken.ts';
import { requestTelling } from './tell-groups.ts';

/** What somebody asks for, with the request in which they do. */
export interface Asking {
  context: CallContext;
  form: z.output<typeof newRegistration>;
  proof: Proof | undefined;
  sign: Awaited<ReturnType<typeof ticketSigner>>;
}

export interface Registered {
  id: string;
  siteView: SiteView;
  /** Whether they registered for a summit that is over. */
  isOver: boolean;
  /** The text of their ticket; '' until it is paid. */
  ticket: string;
  /** Of their own page; '' if it was given away before. */
  link: string;
  /** What they pay; '' if it isn't known. */
  fee: string;
}

const IN_ALL = { limit: 'registrationsInAll', kind: attendeeKind } as const;

/** What somebody is answered. */
type Outcomes = Map<Asking, { registered: Registered } | { refusal: Refusal }>;

/**
 * Registers those who may, with few statements for all in a round, of whom no two have the same address, key, proof or
 * file. A refusal is an outcome, and undoes nothing.
 */
export async function registerMany(
  database: Database,
  rounds: readonly (readonly Asking[])[],
  services: Services,
): Promise<WithActivity<Outcomes>> {
  const outcomes: Outcomes = new Map();
  const activity: ActivityEntry[] = [];
  for (const round of rounds) activity.push(...(await registerRound(database, round, services, outcomes)));
  return { result: outcomes, activity };
}

/** What decides is read once; then each is decided about in memory, in order. Returns what is recorded. */
async function registerRound(
  database: Database,
  asked: readonly Asking[],
  services: Services,
  outcomes: Outcomes,
): Promise<ActivityEntry[]> {
  const known = await readKnown(database, asked, services);
  const admitted: Admitted[] = [];
  for (const one of asked) {
    try {
      await one.context.confirmAccess(database);
      const form = takeNotice(known.documents.edition, 'registration', one.form);
      const resent = await resentOf(database, known, one, form);
      if (resent) {
        outcomes.set(one, { registered: toRegistered(known, one, resent) });
      } else {
        await assertFilesHere(database, one.form.answers);
        admitted.push(admit(known, one, form));
      }
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      outcomes.set(one, {
        refusal: thrown.code === 'invalid' ? withAllThatIsWrong(thrown, known, one) : thrown,
      });
    }
    // Admitting many must not keep the pages waiting.
    await setImmediate();
  }
  const tellsGroups = completeGroups(known, admitted);
  const welcomed = admitted.map((each) => ({
    ...each,
    registered: toRegistered(known, each.one, each.row, each.link.address),
  }));
  for (const { one, registered } of welcomed) outcomes.set(one, { registered });
  await keep(database, known, welcomed, tellsGroups);
  const { edition, documents } = known;
  for (const { row } of admitted)
    publish(database, 'AttendeesRegistered', { edition, documents, attendees: [row] });
  const many = admitted.length;
  const notices = noticeOfLast(services, IN_ALL, { many, left: known.capacity.left + many });
  return [...admitted.map(({ activity }) => activity), ...notices];
}

/** What only the edition tells is told at once. */
function withAllThatIsWrong(thrown: Refusal, known: Known, { form }: Asking): Refusal {
  const { documents, edition, siteView } = known;
  const checks = [
    () => takeNotice(documents.edition, 'registration', form),
    () => withFullNumbers(form, edition?.country),
    () => toAnswers(siteView.edition.forms.registration, form.answers, { by: 'visitor' }),
  ];
  const errors = { ...thrown.errors };
  for (const assert of checks) {
    try {
      assert();
    } catch (other) {
      if (!(other instanceof Refusal)) throw other;
      Object.assign(errors, other.errors);
    }
  }
  return new Refusal('invalid', thrown.message, errors);
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** Whoever is admitted takes of what is left. */
async function readKnown(database: Database, asked: readonly Asking[], services: Services) {
  const now = services.clock.now();
  const keys = asked.flatMap(({ context }) => context.idempotencyKey ?? []);
  const proofs = asked.map(({ proof }) => proof);
  const askForNews = asked.flatMap(({ form }) => (form.news ? emailKey(form.email) : []));
  const [ofEdition, capacity, sent, used, unsubscribed] = await Promise.all([
    readOfEdition(database, asked, services),
    capacityInAll(database, services, IN_ALL.limit),
    keys.length > 0 ? findByIdempotencyKeys(database, keys) : [],
    findUsedProofs(database, proofs),
    unsubscribedAmong(database, services, askForNews),
  ]);
  return {
    ...{ ...ofEdition, services, now, capacity, used, unsubscribed },
    sent: new Map(sent.map((row) => [row.submission_key, row])),
    spent: [] as (Proof | undefined)[],
  };
}

async function readOfEdition(database: Database, asked: readonly Asking[], services: Services) {
  const now = services.clock.now();
  const edition = await findCurrentEdition(database, now);
  const reading = readAllPublished(database, edition?.id);
  const addresses = asked.map(({ form }) => emailKey(form.email));
  const keys = new Map(asked.map((one) => [one, keyFor(services, one.form)]));
  const [documents, siteView, places, tickets, registered, groups] = await Promise.all([
    reading,
    currentSiteView(database, services, edition, reading),
    edition && placesOf(database, services, edition),
    ticketsLeft(database, services, edition, now),
    takenAddresses(database, edition?.id ?? null, addresses),
    countByGroup(database, edition, [...new Set([...keys.values()].filter(Boolean))]),
  ]);
  const forms = asked.map(({ form }) => form);
  return {
    ...{ edition, siteView, places, tickets, documents, keys },
    // Without a limit of places, it is so for all of them.
    closed: places ? undefined : whyClosed(edition, now, places),
    told: whatToTell(services, { edition, siteView, documents }),
    letterhead: letterheadIn(documents, edition),
    spoken: language(),
    agreedTo: await agreements(database, documents.site, forms),
    registered: new Set(registered),
    groups,
  };
}

/** For those who don't read the language in which the call was made. */
async function readAgain(database: Database, { services, edition }: Known) {
  const telling = await toTellOf(database, services, edition);
  return {
    told: whatToTell(services, telling),
    letterhead: letterheadIn(telling.documents, edition),
  };
}

/** What the same submission created before. */
async function resentOf(
  database: Database,
  { sent, edition, siteView }: Known,
  { context }: Asking,
  form: Asking['form'],
): Promise<AttendeeRow | undefined> {
  const known = sent.get(context.idempotencyKey ?? null);
  if (!known || isGone(known)) return undefined;
  const answers = toAnswers(siteView.edition.forms.registration, form.answers, { by: 'visitor' });
  await assertSameSubmission(database, known, { ...withFullNumbers(form, edition?.country), answers });
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

function admit(known: Known, one: Asking, named: Asking['form']): Admitted {
  const { services, now, edition, siteView, places, capacity, registered, used, spent } = known;
  const { proof } = one;
  const closed = places ? whyClosed(edition, now, places) : known.closed;
  if (closed) throw closed;
  if (known.tickets?.left === 0) throw ticketsAreSold(known.tickets);
  const form = withFullNumbers(named, edition?.country);
  const answers = toAnswers(siteView.edition.forms.registration, form.answers, { by: 'visitor' });
  const consent = known.agreedTo(form);
  assertUnspent(used, proof);
  const isRegistered = registered.has(emailKey(form.email));
  if (!isRegistered) assertCapacity(capacity);
  // Spent even if the address is taken: otherwise one solution could ask about any number of addresses.
  spent.push(proof);
  if (isRegistered) throw alreadyRegistered();
  if (places) places.registered += 1;
  if (known.tickets) known.tickets.left -= 1;
  capacity.left -= 1;
  const news = toNewsChoice(form.news, now);
  const { joins: _joins, ...person } = form;
  const made = newAttendee(one.context, edition?.id ?? null, {
    ...{ ...person, news, answers, consent },
    language: languageOfForm(),
  });
  const row = { ...made, discount_key: known.keys.get(one) || made.id };
  const activity: ActivityEntry = {
    type: 'Registered',
    description: say.registeredEntry(row),
    subject: { type: attendeeKind.name, id: row.id },
    by: new Outsider('Visitor', row.fullname),
  };
  return { one, row, link: makeLink(services, row.id), activity };
}

/** Whoever came by a company's link is in its group, whatever their address; '' for who is alone. */
function keyFor(services: Services, { joins, company_name, email }: Asking['form']): string {
  return (
    (joins && readGroupLink(services, joins)) || ownDiscountKey({ id: '', company: company_name, email })
  );
}

function toRegistered({ siteView, told }: Known, { sign }: Asking, row: AttendeeRow, link = ''): Registered {
  const ticket = told.sellsTickets ? '' : sign({ editionId: row.event_id, attendeeId: row.id });
  return { id: row.id, siteView, isOver: told.isOver, link, ticket, fee: told.feeOf(row) };
}

/** Who is in a group of the discount's size gets it. True if those who came before them have to be told. */
function completeGroups({ edition, groups, now }: Known, admitted: readonly Admitted[]): boolean {
  const least = edition?.group_least;
  if (!least) return false;
  const joined = Map.groupBy(admitted, ({ row }) => row.discount_key);
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
  const { services, sent, spent, unsubscribed } = known;
  const rows = admitted.map(({ row }) => row);
  // Whoever used the key before is gone: otherwise nobody would be admitted with it.
  const goneIds = rows.flatMap(({ submission_key }) => sent.get(submission_key)?.id ?? []);
  const links = admitted.map(({ link }) => link.row);
  const read = perLanguage(async () => (language() === known.spoken ? known : readAgain(database, known)));
  const letterhead = async () => (await read()).letterhead;
  const mails = admitted.map(({ row, registered }) => ({
    spoken: languageOf(row),
    write: async () => confirmationOf((await read()).told, row, registered),
  }));
  const newsAgain = newsAgainMails(services, unsubscribed, rows);
  await inOrder(database, [
    () => spendProofs(database, spent),
    ...goneIds.map((id) => () => updateAttendee(database, id, { submission_key: null })),
    () => insertAttendees(database, rows),
    () => insertLinks(database, links),
    () => queueMails(database, services, letterhead, [...mails, ...newsAgain]),
    () => countInAll(database, services, IN_ALL, rows.length),
    ...(tellsGroups ? [() => requestTelling(database, services)] : []),
    // Nobody is admitted once it is full.
    ...(rows.length > 0 && isFull(known.places) ? [() => renewContent(database)] : []),
  ]);
}
