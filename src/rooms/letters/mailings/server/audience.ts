import { mayAccess, type Right } from '#platform/contract/access.ts';
import type { Message } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { givenBy } from '#platform/server/module.ts';
import { languageOf } from '#platform/server/reader.ts';
import { type EditionScope, editionScope } from '#rooms/edition/server.ts';
import { findUnsubscribed, type Mailing, type Reason, type Recipient } from '#rooms/mail/server.ts';
import { attendeeIdsFor, attendeesById, toReader } from '#rooms/people/server.ts';
import type { Audience } from '../contract.ts';
import * as say from '../messages.ts';
import type { MailingRow } from './tables.ts';

/** How many addresses one query asks about. */
const AT_ONCE = 500;

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Of these attendees, those of a sort that this module knows, by its name. */
    audiences?: Readonly<Record<string, (database: Database, ids: readonly string[]) => Promise<string[]>>>;
    /** Others who can be written to, by the right that it takes. */
    addressees?: Readonly<Partial<Record<Right, Addressees>>>;
  }
}

/** Others than attendees who can be written to. */
export interface Addressees {
  label: Message;
  /** Why they get it. */
  reason: Reason;
  /** Those of an edition, or those with these ids. */
  list: (database: Database, which: EditionScope | { ids: readonly string[] }) => Promise<Addressee[]>;
  /** News goes to all of them until they end it, as between businesses. Otherwise, to who asked for it. */
  isBusiness?: true;
}

export interface Addressee extends Recipient {
  key: string;
  asksForNews?: boolean;
}

type Known = Pick<Services, 'modules'>;
type Chosen = Pick<MailingRow, 'audience' | 'purpose'>;

function addressees({ modules }: Known, others: string): Addressees | undefined {
  return givenBy(modules, 'addressees').flatMap((given) => given[others as Right] ?? [])[0];
}

/** Whom this user may write to, beside attendees. */
export function addresseesFor({ modules, actor }: Pick<CallContext, 'modules' | 'actor'>) {
  return givenBy(modules, 'addressees')
    .flatMap((given) => Object.entries(given))
    .filter(([right]) => mayAccess({ right: right as Right }, actor))
    .map(([name, { label }]) => ({ name, label: label() }));
}

/** The others whom this user may neither write to nor read of. */
export function othersHidden({ modules, actor }: Pick<CallContext, 'modules' | 'actor'>): string[] {
  return givenBy(modules, 'addressees')
    .flatMap((given) => Object.keys(given))
    .filter((right) => !mayAccess({ right: right as Right }, actor));
}

/** Who may write to many may do so only to those whom they may see. */
export function assertMayWriteTo(
  { actor }: Pick<CallContext, 'actor'>,
  { others }: Pick<Audience, 'others'>,
): void {
  if (others && !mayAccess({ right: others as Right }, actor)) throw new Refusal('forbidden', say.notYours());
}

/** With what only its audience says of it. */
export function toBeWritten(services: Known, row: Chosen & Omit<Mailing, 'purpose'>): Mailing {
  const { others } = JSON.parse(row.audience) as Audience;
  if (!others) return row;
  const { isBusiness, reason } = addressees(services, others) ?? {};
  const asked = row.purpose === 'news' && !isBusiness;
  return { ...row, to: others as Right, ...(reason && !asked && { reason }) };
}

/** Whose mail it is: everybody who matches, in a fixed order. News reaches only those who asked for it. */
export async function audienceIds(
  services: Known,
  database: Database,
  { audience, purpose }: Chosen,
  now: Date,
): Promise<string[]> {
  const { only, others, ...filters } = JSON.parse(audience) as Audience;
  if (others) {
    const { edition, language } = filters;
    const scope = await editionScope(database, now, edition);
    const all = await addressees(services, others)?.list(database, scope);
    return (all ?? [])
      .filter((one) => !language || languageOf(one) === language)
      .map(({ id }) => id)
      .toSorted();
  }
  const all = { ...filters, ...(purpose === 'news' && { news: 'yes' as const }) };
  const ids = await attendeeIdsFor(database, all, now);
  if (!only) return ids;
  const narrow = givenBy(services.modules, 'audiences').flatMap((given) => given[only] ?? [])[0];
  // Nobody rather than everybody, if the module is gone.
  return narrow ? narrow(database, ids) : [];
}

/** The same audience, even if another edition is the current one by the time. */
export async function ofThisEdition(database: Database, audience: string, now: Date): Promise<string> {
  const chosen = JSON.parse(audience) as Audience;
  const { editionId } = await editionScope(database, now, chosen.edition);
  return editionId ? JSON.stringify({ ...chosen, edition: editionId }) : audience;
}

/** Of these, those who get it: each address once, and nothing for who has cancelled since, nor for who is written to because of news and didn’t ask for it or unsubscribed. */
export async function recipientsAmong(
  services: Known,
  database: Database,
  mailing: Chosen,
  ids: readonly string[],
): Promise<Addressee[]> {
  if (ids.length === 0) return [];
  const audience = JSON.parse(mailing.audience) as Audience;
  const rows = await recipientsOf(services, database, audience, ids);
  if (mailing.purpose !== 'news' && audience.news !== 'yes') return rows;
  const keys = rows.map(({ key }) => key);
  const unsubscribed = new Set(await findUnsubscribed(database, keys));
  return rows.filter(({ key, asksForNews }) => asksForNews !== false && !unsubscribed.has(key));
}

async function recipientsOf(
  services: Known,
  database: Database,
  { others, state = 'registered' }: Audience,
  ids: readonly string[],
): Promise<Addressee[]> {
  if (others) return (await addressees(services, others)?.list(database, { ids })) ?? [];
  const attendees = await attendeesById(database, ids);
  // While thousands are written to, some cancel.
  const isMeant = ({ cancelled_at }: (typeof attendees)[number]) =>
    state === 'all' || (cancelled_at !== null) === (state === 'cancelled');
  return attendees.filter(isMeant).map(toReader);
}

/** Who gets it now, and how many addresses that are, queued with others who read long lists. */
export function reachOf(
  { store, clock, modules }: Pick<Services, 'store' | 'clock' | 'modules'>,
  mailing: Chosen,
): Promise<{ ids: string[]; count: number }> {
  return queueLongRead(async () => {
    const ids = await audienceIds({ modules }, store.database, mailing, clock.now());
    return { ids, count: await countRecipients({ modules }, store.database, mailing, ids) };
  });
}

/** How many addresses it would reach now. */
export async function countRecipients(
  services: Known,
  database: Database,
  mailing: Chosen,
  ids: readonly string[],
): Promise<number> {
  const addresses = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await recipientsAmong(services, database, mailing, ids.slice(from, from + AT_ONCE));
    for (const { key } of some) addresses.add(key);
    // Lets other requests through.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return addresses.size;
}
