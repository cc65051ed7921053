import { previousSignIn } from '#features/activity/server/service.ts';
import { countPartnershipsSince, partnershipsByPackage } from '#features/partnerships/server/service.ts';
import {
  countAttendeesSince,
  registrationsByCompany,
  registrationsByNotice,
  registrationsPerDay,
} from '#features/registrations/server/service.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Services } from '#platform/server/http/context.ts';
import { COMPANIES_SHOWN, DAYS_SHOWN, type Overview, type Share } from '../contract.ts';

/** What the dashboard shows besides the totals: the same for everybody, except what is new to them. */
export async function overviewFor({ store, clock }: Services, actor: Actor): Promise<Overview> {
  const { database } = store;
  const since = await previousSignIn(database, actor);
  const [newRegistrations, newRequests, registrationsOfDays, notices, companies, requestsByPackage] =
    await Promise.all([
      since ? countAttendeesSince(database, since) : undefined,
      since ? countPartnershipsSince(database, since) : undefined,
      registrationsPerDay(database, clock.now(), DAYS_SHOWN),
      registrationsByNotice(database),
      registrationsByCompany(database, COMPANIES_SHOWN),
      partnershipsByPackage(database),
    ]);
  const registrations = sum(notices);
  return {
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

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { count }) => total + count, 0);
}
