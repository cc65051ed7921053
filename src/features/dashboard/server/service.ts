import { previousSignIn } from '#features/activity/server/service.ts';
import { PACKAGES } from '#features/partnerships/contract.ts';
import type { Actor } from '#platform/contract/access.ts';
import { addDays, zonedDate } from '#platform/contract/event-zone.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { COMPANIES_SHOWN, DAYS_SHOWN, type Overview, type Share } from '../contract.ts';
import {
  countByCompany,
  countByNotice,
  countByPackage,
  countPerDay,
  countSince,
  lastRegistration,
} from './queries.ts';

/** What the dashboard shows beyond the totals: for everybody the same but for what is new to them. */
export async function overviewFor({ store, clock }: Services, actor: Actor): Promise<Overview> {
  const { database } = store;
  const since = await previousSignIn(database, actor);
  const [newRegistrations, newRequests, registrationsPerDay, notices, companies, requestsByPackage] =
    await Promise.all([
      since ? countSince(database, 'attendees', since) : undefined,
      since ? countSince(database, 'partnerships', since) : undefined,
      perDay(database, clock.now()),
      byNotice(database),
      byCompany(database),
      byPackage(database),
    ]);
  const registrations = sum(notices);
  return {
    since: since ?? null,
    newRegistrations: newRegistrations ?? registrations,
    newRequests: newRequests ?? sum(requestsByPackage),
    registrationsPerDay,
    registrationsByNotice: notices,
    registrationsByCompany: companies.shares,
    otherCompanies: { companies: companies.others, registrations: registrations - sum(companies.shares) },
    requestsByPackage,
  };
}

async function perDay(database: Database, now: Date) {
  const today = zonedDate(now);
  const last = await lastRegistration(database);
  const lastDay = last ? zonedDate(new Date(last)) : today;
  const end = lastDay <= addDays(today, -DAYS_SHOWN) ? lastDay : today;
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(end, index + 1 - DAYS_SHOWN));
  const counts = await countPerDay(database, days);
  return days.map((day, index) => ({ day, count: counts[index] ?? 0 }));
}

async function byNotice(database: Database): Promise<Share[]> {
  const shares = toShares(await countByNotice(database));
  return shares.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

async function byCompany(database: Database) {
  const rows = await countByCompany(database, COMPANIES_SHOWN);
  return { shares: toShares(rows), others: Number(rows[0]?.companies ?? 0) - rows.length };
}

async function byPackage(database: Database): Promise<Share[]> {
  const counts = new Map(toShares(await countByPackage(database)).map(({ label, count }) => [label, count]));
  return PACKAGES.map((label) => ({ label, count: counts.get(label) ?? 0 }));
}

/** PostgreSQL counts in text. */
function toShares(rows: readonly { label: string; count: number | string | bigint }[]): Share[] {
  return rows.map(({ label, count }) => ({ label, count: Number(count) }));
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { count }) => total + count, 0);
}
