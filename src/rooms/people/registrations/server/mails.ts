import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { language } from '#platform/contract/language.ts';
import { onceForEach } from '#platform/contract/once-for-each.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { languageOf } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import {
  type CalendarMethod,
  calendar,
  currentSiteView,
  type Documents,
  deadlinesOf,
  type EditionRow,
  feeOf,
  findCurrentEdition,
  listScope,
  phaseOf,
  practicalFacts,
  readAllPublished,
  type SiteView,
} from '#rooms/edition/server.ts';
import { ticketSigner } from '#rooms/ground/server.ts';
import {
  greetable,
  type MailExample,
  type MailExamples,
  mailAbout,
  type NewMail,
  newsAgainMail,
  queueMail,
} from '#rooms/mail/server.ts';
import { stillAsked } from '#rooms/people/submissions/server/service.ts';
import * as say from '../messages.ts';
import { findAttendee, listAttendees } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

/** The summit's calendar entry as it is attached; nothing while its date isn't known. */
function calendarEntry(
  siteView: SiteView,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  method: CalendarMethod = 'PUBLISH',
) {
  const content =
    siteView.current?.entered && calendar(siteView, { publicUrl: siteUrl(config), now: clock.now(), method });
  return content ? [{ type: 'calendar' as const, content }] : [];
}

/** Takes the summit out of the calendar of somebody who no longer comes. */
export async function calendarCancellation(
  database: Database,
  services: Services,
  { event_id }: Pick<AttendeeRow, 'event_id'>,
) {
  const edition = await findCurrentEdition(database, services.clock.now());
  if (!edition || edition.id !== event_id) return [];
  return calendarEntry(await currentSiteView(database, services, edition), services, 'CANCEL');
}

export async function cancellationMail(
  database: Database,
  services: Services,
  row: AttendeeRow,
): Promise<NewMail<'registrationCancelled'>> {
  const attachments = await calendarCancellation(database, services, row);
  return { ...mailAbout(row), template: 'registrationCancelled', attachments };
}

/** With the link of their own page. */
export function linkMail(row: AttendeeRow, link: string): NewMail<'personalLink'> {
  return { ...mailAbout(row), template: 'personalLink', link };
}

interface Confirmed {
  edition: EditionRow | undefined;
  /** '' while it isn't given out. */
  ticket: string;
  /** Of their own page. */
  link: string;
  /** Who passed the place on to them, if somebody did. */
  giver?: string;
}

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export async function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  confirmed: Confirmed,
): Promise<void> {
  await queueMail(database, services, languageOf(row), async () => {
    const told = whatToTell(services, await toTellOf(database, services, confirmed.edition));
    return confirmationOf(told, row, confirmed);
  });
}

export async function toTellOf(
  database: Database,
  services: Services,
  edition: EditionRow | undefined,
): Promise<Telling> {
  const documents = await readAllPublished(database, edition?.id);
  return { edition, documents, siteView: await currentSiteView(database, services, edition, documents) };
}

/** What all who are registered are told. */
interface Told {
  isOver: boolean;
  /** Whoever registers now gets the ticket once it is paid. */
  sellsTickets: boolean;
  factsOf: (row: AttendeeRow) => ReturnType<typeof practicalFacts>;
  /** What they pay; '' if it isn't known. */
  feeOf: (row: AttendeeRow) => string;
  /** What they answer on their page. */
  stillAsked: (row: AttendeeRow) => ReturnType<typeof practicalFacts>;
  entry: ReturnType<typeof calendarEntry>;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Whether it tells by itself what people pay for an edition, so that its fees aren't said. */
    chargesByItself?: (documents: Documents, edition: EditionRow) => boolean;
    /** Those of these attendees whose tickets aren't given out yet. */
    withheldTickets?: (database: Database, attendeeIds: readonly string[]) => Promise<readonly string[]>;
  }
}

interface Telling {
  edition: EditionRow | undefined;
  siteView: SiteView;
  documents: Documents;
}

export function whatToTell(services: Services, { edition, siteView, documents }: Telling): Told {
  const now = services.clock.now();
  const { texts } = siteView;
  const sellsTickets =
    edition !== undefined && services.modules.some((one) => one.chargesByItself?.(documents, edition));
  const current = siteView.current && {
    ...siteView.current,
    ...(sellsTickets && { regularFee: null, earlyBirdFee: null }),
  };
  return {
    isOver: phaseOf(edition, now) === 'after',
    sellsTickets,
    factsOf: onceForTaker((taker) =>
      current?.entered ? [...practicalFacts(current, texts, taker), ...deadlineFacts(siteView, now)] : [],
    ),
    feeOf: onceForTaker((taker) => (current?.entered ? feeOf(current, texts, taker) : '')),
    stillAsked: (row) => {
      const labels = stillAsked(documents.edition.forms.registration, row).map(({ label }) => label);
      return labels.length > 0 ? [[say.answerOnYourPage(), labels.join(' · ')]] : [];
    },
    entry: calendarEntry(siteView, services),
  };
}

/** Until when they can cancel or pass their place on themselves. */
function deadlineFacts({ current, edition }: SiteView, now: Date) {
  const { cancel, 'pass-on': passOn } = deadlinesOf(current, edition.registration, now);
  return [
    ...(cancel ? [[say.cancelUntil(), ordinalDate(cancel.day)] as const] : []),
    ...(passOn ? [[say.passOnUntil(), ordinalDate(passOn.day)] as const] : []),
  ];
}

/** Many who register at once are told the same. */
function onceForTaker<T>(tell: (taker: ReturnType<typeof takerOf>) => T): (row: AttendeeRow) => T {
  return onceForEach(
    ({ created_at, group_fee_at }) => [language(), created_at, group_fee_at !== null].join(' '),
    (row) => tell(takerOf(row)),
  );
}

function takerOf({ created_at, group_fee_at }: AttendeeRow) {
  return { since: new Date(created_at), inGroup: group_fee_at !== null };
}

export function confirmationOf(told: Told, row: AttendeeRow, given: Omit<Confirmed, 'edition'>) {
  return told.isOver ? confirmationAfter(row) : confirmation(told, row, given);
}

function confirmationAfter(row: AttendeeRow): NewMail<'registeredAfter'> {
  return { ...mailAbout(row), template: 'registeredAfter' };
}

function confirmation(
  { factsOf, stillAsked, entry }: Told,
  row: AttendeeRow,
  { ticket, link, giver }: Omit<Confirmed, 'edition'>,
): NewMail<'registered'> | NewMail<'passedToYou'> {
  const written = {
    ...mailAbout(row),
    link,
    facts: [
      ...factsOf(row),
      ...(ticket ? [] : [[say.ticket(), say.ticketOncePaid()] as const]),
      ...stillAsked(row),
    ],
    attachments: [...(ticket ? [{ type: 'ticket', code: ticket } as const] : []), ...entry],
  };
  if (giver === undefined) return { ...written, template: 'registered' };
  const values = { ...written.values, giver: greetable(giver) };
  return { ...written, values, template: 'passedToYou' };
}

/** The ticket of somebody who has paid for it. */
export function ticketMail({ factsOf }: Told, row: AttendeeRow, ticket: string): NewMail<'ticket'> {
  const attachments = [{ type: 'ticket', code: ticket } as const];
  return { ...mailAbout(row), template: 'ticket', facts: factsOf(row), attachments };
}

/** Whose tickets aren't given out yet, of these. */
export async function ticketsWithheld(
  database: Database,
  { modules }: Pick<Services, 'modules'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const withheld = givenBy(modules, 'withheldTickets').map((find) => find(database, ids));
  return new Set((await Promise.all(withheld)).flat());
}

/** What somebody pays who is registered for this edition; '' if it isn't known. */
export async function ownFee(
  database: Database,
  services: Services,
  row: AttendeeRow,
  edition: EditionRow,
): Promise<string> {
  return whatToTell(services, await toTellOf(database, services, edition)).feeOf(row);
}

/** To who registered before their group was complete. */
export function groupMail({ factsOf }: Told, row: AttendeeRow): NewMail<'groupComplete'> {
  return { ...mailAbout(row), template: 'groupComplete', facts: factsOf(row) };
}

const EXAMPLE_GIVER = 'Efua Sutherland';

const newestAttendees: MailExample['people'] = async ({ store: { database }, clock }, limit) => {
  const scope = await listScope(database, clock.now(), ALL_EDITIONS);
  const { rows } = await listAttendees(database, { page: 1, pageSize: limit }, scope);
  return rows.map(({ id, fullname }) => ({ id, name: fullname }));
};

type Written = Awaited<ReturnType<MailExample['write']>>;

/** A mail to an attendee, as the newest of them would get it. */
export function toAttendees(
  write: (context: CallContext, row: AttendeeRow) => Written | Promise<Written>,
): MailExample {
  return {
    people: newestAttendees,
    async write(context, id) {
      const row = await findAttendee(context.store.database, id);
      return row && write(context, row);
    },
  };
}

/** The mails to attendees, as they would get them. */
export const attendeeMailExamples = {
  registered: toAttendees(exampleConfirmation),
  passedToYou: toAttendees((context, row) => exampleConfirmation(context, row, EXAMPLE_GIVER)),
  ticket: toAttendees(async (context, row) =>
    ticketMail(await toldNow(context), row, await exampleTicket(context, row)),
  ),
  groupComplete: toAttendees(async (context, row) => groupMail(await toldNow(context), row)),
  registeredAfter: toAttendees((_context, row) => confirmationAfter(row)),
  registrationCancelled: toAttendees((context, row) =>
    cancellationMail(context.store.database, context, row),
  ),
  newsAgain: toAttendees(({ config }, row) => newsAgainMail(row, siteUrl(config))),
  personalLink: toAttendees(({ config }, row) => linkMail(row, siteUrl(config))),
} satisfies MailExamples;

async function exampleConfirmation(context: CallContext, row: AttendeeRow, giver?: string) {
  const told = await toldNow(context);
  const link = siteUrl(context.config);
  const ticket = told.sellsTickets ? '' : await exampleTicket(context, row);
  return confirmation(told, row, { ticket, link, ...(giver && { giver }) });
}

async function exampleTicket(context: CallContext, { event_id, id }: AttendeeRow): Promise<string> {
  return (await ticketSigner(context))({ editionId: event_id, attendeeId: id });
}

async function toldNow(context: CallContext) {
  const { database } = context.store;
  const edition = await findCurrentEdition(database, context.clock.now());
  return whatToTell(context, await toTellOf(database, context, edition));
}
