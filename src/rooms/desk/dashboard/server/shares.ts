import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import {
  countBetween,
  registrationsByCompany,
  registrationsByNotice,
  registrationsPerDay,
} from '#rooms/people/server.ts';
import { COMPANIES_SHOWN, DAYS_SHOWN, type Share } from '../contract.ts';

/** docs/product.md, 4.4 */
const MANY = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const CACHED_MS = 10_000;
const EDITIONS_CACHED = 20;

type Counted = Awaited<ReturnType<typeof count>>;

/** Registrations by answer, by company, by day and of two weeks. If they are very many, they are counted only from time to time. */
export class Shares {
  readonly #many: number;
  readonly #cached = new LRUCache<string, Promise<Counted>>({ max: EDITIONS_CACHED, ttl: CACHED_MS });

  constructor(many = MANY) {
    this.#many = many;
  }

  /** `least` is from how many registrations a company is a group. Those who ask at once wait for the same. */
  of(database: Database, scope: EditionScope, least: number, now: Date): Promise<Counted> {
    const key = JSON.stringify([scope.editionId, least]);
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const counting = count(database, scope, least, now);
    this.#cached.set(key, counting);
    const invalidate = () => this.#cached.delete(key);
    counting.then(({ registrations }) => registrations < this.#many && invalidate(), invalidate);
    return counting;
  }
}

async function count(database: Database, scope: EditionScope, least: number, now: Date) {
  /** A week ends with the instant at which it is asked for. */
  const after = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS + 1).toISOString();
  const [notices, companies, days, [weekBefore = 0, week = 0]] = await Promise.all([
    registrationsByNotice(database, scope),
    registrationsByCompany(database, { least, limit: COMPANIES_SHOWN }, scope),
    registrationsPerDay(database, now, DAYS_SHOWN, scope),
    countBetween(database, [after(14), after(7), after(0)], scope),
  ]);
  return { notices, companies, days, weekBefore, week, registrations: sum(notices) };
}

export function sum(shares: readonly Share[]): number {
  return shares.reduce((total, share) => total + share.count, 0);
}
