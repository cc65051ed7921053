import { type Actor, mayAccess, USER } from '#platform/contract/access.ts';
import { addDays, daysBetween, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import {
  type EditionRow,
  type EditionScope,
  editionScope,
  findCurrentEdition,
  GROUP_LEAST,
  getEdition,
  phaseOf,
  siteZone,
} from '#rooms/edition/server.ts';
import { previousSignIn } from '#rooms/ground/server.ts';
import {
  countPartnershipsSince,
  countUnansweredUntil,
  partnershipsByPackage,
} from '#rooms/partners/server.ts';
import { viewAttendees } from '#rooms/people/contract.ts';
import { countAttendeesSince } from '#rooms/people/server.ts';
import { ANSWER_DAYS, GROUPS_SHOWN, type Overview, type Today } from '../contract.ts';
import { type Shares, sum } from './shares.ts';

/** What the dashboard shows besides the totals: the same for everybody, except what is new to them. */
export async function overviewFor(
  { store, clock }: Services,
  shares: Shares,
  actor: Actor,
  edition: string | undefined,
): Promise<Overview> {
  const { database } = store;
  const scope = await editionScope(database, clock.now(), edition);
  const since = await previousSignIn(database, actor);
  const { editionId } = scope;
  const shown = editionId
    ? await getEdition(database, editionId)
    : await findCurrentEdition(database, clock.now());
  const least = shown?.group_least ?? GROUP_LEAST;
  const [newRegistrations, newRequests, counted, requestsByPackage] = await Promise.all([
    since ? countAttendeesSince(database, since, scope) : undefined,
    since ? countPartnershipsSince(database, since, scope) : undefined,
    shares.of(database, scope, least, clock.now()),
    partnershipsByPackage(database, clock.now(), scope),
  ]);
  const { notices, registrations } = counted;
  const companies = namesCompanies(actor) ? counted.companies : withoutNames(counted.companies);
  return {
    today: {
      ...(await todayFor(database, clock.now(), { scope, shown, counted })),
      ...groupsOf(companies, least),
    },
    since: since ?? null,
    newRegistrations: newRegistrations ?? registrations,
    newRequests: newRequests ?? sum(requestsByPackage),
    registrationsPerDay: counted.days.perDay,
    weft: counted.days.weft.map(({ channels, group }) => ({
      channels,
      group: namesCompanies(actor) ? group : '',
    })),
    registrationsByNotice: notices,
    registrationsByCompany: companies.largest,
    otherCompanies: {
      companies: companies.others,
      registrations: companies.registrations - sum(companies.largest),
    },
    requestsByPackage,
  };
}

/** Users see which companies come (docs/product.md, 4.4); a role with rights of its own only by its right to attendees. */
function namesCompanies(actor: Actor): boolean {
  return actor.role === USER || mayAccess(viewAttendees.access, actor);
}

function withoutNames({ largest, others, ...counts }: Companies): Companies {
  return { ...counts, largest: [], largestGroups: [], others: largest.length + others };
}

type Companies = Awaited<ReturnType<Shares['of']>>['companies'];
type Groups = Pick<Today, 'groupLeast' | 'groups' | 'otherGroups'>;

/** The largest companies of so many registrations that they are groups. */
function groupsOf({ largestGroups, groups }: Companies, groupLeast: number): Groups {
  const named = largestGroups.slice(0, GROUPS_SHOWN);
  return { groupLeast, groups: named, otherGroups: groups - named.length };
}

interface About {
  counted: Awaited<ReturnType<Shares['of']>>;
  scope: EditionScope;
  shown: EditionRow | undefined;
}

async function todayFor(
  database: Database,
  now: Date,
  { scope, shown, counted }: About,
): Promise<Omit<Today, keyof Groups>> {
  const zone = await siteZone(database, now);
  const day = zonedDate(now, zone);
  const unansweredUntil = addDays(day, -ANSWER_DAYS);
  const firstDay = shown?.event_date;
  const unansweredRequests = await countUnansweredUntil(database, unansweredUntil, { ...scope, zone });
  return {
    daysLeft: firstDay && firstDay >= day ? daysBetween(day, firstDay) : null,
    phase: phaseOf(shown, now),
    registrationsOfWeek: counted.week,
    registrationsOfWeekBefore: counted.weekBefore,
    unansweredRequests,
    unansweredUntil,
  };
}
