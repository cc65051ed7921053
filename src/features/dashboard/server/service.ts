import { previousSignIn } from '#features/activity/server/service.ts';
import {
  currentEvent,
  type EditionScope,
  editionScope,
  getEvent,
  groupLeast,
  phaseOf,
  siteZone,
} from '#features/event/server/service.ts';
import {
  countPartnershipsSince,
  countUnansweredUntil,
  partnershipsByPackage,
} from '#features/partnerships/server/service.ts';
import {
  countAttendeesSince,
  registrationsByCompany,
  registrationsByNotice,
  registrationsPerDay,
} from '#features/registrations/server/service.ts';
import type { Actor } from '#platform/contract/access.ts';
import { addDays, daysBetween, zonedDate } from '#platform/contract/event-zone.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import {
  ANSWER_DAYS,
  COMPANIES_SHOWN,
  DAYS_SHOWN,
  GROUPS_SHOWN,
  type Overview,
  type Share,
  type Today,
} from '../contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the dashboard shows besides the totals: the same for everybody, except what is new to them. */
export async function overviewFor(
  { store, clock }: Services,
  actor: Actor,
  edition: string | undefined,
): Promise<Overview> {
  const { reading: database } = store;
  const scope = await editionScope(database, clock.now(), edition);
  const since = await previousSignIn(database, actor);
  const [newRegistrations, newRequests, registrationsOfDays, notices, companies, requestsByPackage] =
    await Promise.all([
      since ? countAttendeesSince(database, since, scope) : undefined,
      since ? countPartnershipsSince(database, since, scope) : undefined,
      registrationsPerDay(database, clock.now(), DAYS_SHOWN, scope),
      registrationsByNotice(database, scope),
      registrationsByCompany(database, { least: 1, limit: COMPANIES_SHOWN }, scope),
      partnershipsByPackage(database, clock.now(), scope),
    ]);
  const registrations = sum(notices);
  return {
    today: await todayFor(database, clock.now(), scope),
    since: since ?? null,
    newRegistrations: newRegistrations ?? registrations,
    newRequests: newRequests ?? sum(requestsByPackage),
    registrationsPerDay: registrationsOfDays,
    registrationsByNotice: notices,
    registrationsByCompany: companies.largest,
    otherCompanies: { companies: companies.others, registrations: registrations - sum(companies.largest) },
    requestsByPackage,
  };
}

async function todayFor(database: Database, now: Date, scope: EditionScope): Promise<Today> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const zone = await siteZone(database, now);
  const day = zonedDate(now, zone);
  const unansweredUntil = addDays(day, -ANSWER_DAYS);
  const { eventId } = scope;
  const event = eventId ? await getEvent(database, eventId) : await currentEvent(database, now);
  const firstDay = event?.event_date;
  const [week, twoWeeks, unansweredRequests, groups] = await Promise.all([
    countAttendeesSince(database, ago(7), scope),
    countAttendeesSince(database, ago(14), scope),
    countUnansweredUntil(database, unansweredUntil, { ...scope, zone }),
    registrationsByCompany(
      database,
      { least: event?.group_least ?? groupLeast(), limit: GROUPS_SHOWN },
      scope,
    ),
  ]);
  return {
    daysLeft: firstDay && firstDay >= day ? daysBetween(day, firstDay) : null,
    phase: phaseOf(event, now),
    registrationsOfWeek: week,
    registrationsOfWeekBefore: twoWeeks - week,
    unansweredRequests,
    unansweredUntil,
    groups: groups.largest,
    otherGroups: groups.others,
  };
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { count }) => total + count, 0);
}
