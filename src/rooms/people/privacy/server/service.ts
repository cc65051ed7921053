import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import type { Correction } from '#platform/server/personal-data.ts';
import { listAllEditions } from '#rooms/edition/server.ts';
import { findAuditEntries, withActivity } from '#rooms/ground/server.ts';
import type { Person, StoredRecord } from '../contract.ts';
import * as say from '../messages.ts';
import { erasePersonalRecords } from './erase.ts';
import { type FoundRecord, identifiersOf, type PersonalKind } from './personal-kinds.ts';
import { findTextMatches } from './text-matches.ts';

export { type PersonalKind, personalKinds } from './personal-kinds.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What people sent as files with these records. */
    filesGivenOut?: (
      database: Database,
      recordIds: readonly string[],
    ) => Promise<readonly { name: string; mediaType: string; base64: string }[]>;
  }
}

/** Who is sought: by address, and among those found by name, the confirmed ones. */
export interface Sought {
  email: string;
  confirmed: readonly string[];
}

/** The person's records of every kind; those found by their name alone may be somebody else's. */
async function findRecords(
  database: Database,
  services: Services,
  kinds: readonly PersonalKind[],
  email: string,
) {
  const found: FoundRecord[] = [];
  for (const kind of kinds.toSorted((a, b) => Number(a.isByName) - Number(b.isByName))) {
    const names = found.filter((one) => !isByName(one, email)).map(({ record }) => record.name);
    for (const record of await kind.find(database, { email, names }, services))
      found.push({ of: kind, record });
  }
  return found;
}

/** Everything that is kept about a person. */
export function aboutPerson(
  services: Services,
  kinds: readonly PersonalKind[],
  sought: Sought,
  modules: readonly ServerModule[],
): Promise<Person> {
  const { store, clock } = services;
  return queueLongRead(async () => {
    const found = await findRecords(store.database, services, kinds, sought.email);
    const identifiers = identifiersOf(sought.email, certain(found, sought));
    const auditEntries = await findAuditEntries(store.database, identifiers);
    const years = new Map((await listAllEditions(store.database)).map(({ id, year }) => [id, String(year)]));
    const activities = auditEntries.map(
      ({ row: { id, time, username, activity_type, activity_description } }) => ({
        id,
        time,
        username,
        activity_type,
        activity_description,
      }),
    );
    return {
      email: sought.email,
      time: clock.now().toISOString(),
      records: found.map((one) => toStoredRecord(one, sought.email, years)),
      activities,
      activityTotal: activities.length,
      textMatches: await findTextMatches(store.database, modules, identifiers),
    };
  });
}

/** Everything that is kept about a person, to be given out. What was found by name must be confirmed. */
export async function giveOut(
  context: CallContext,
  kinds: readonly PersonalKind[],
  sought: Sought,
  modules: readonly ServerModule[] = [],
) {
  const about = await aboutPerson(context, kinds, sought, modules);
  const records = about.records.filter(({ byName, id }) => !byName || sought.confirmed.includes(id));
  const textMatches = about.textMatches.filter(({ byName }) => !byName);
  const entries = records.length + about.activities.length + textMatches.length;
  if (entries === 0) throw new Refusal('not-found', say.nothingKept());
  const ids = records.map(({ id }) => id);
  const files = await queueLongRead(() =>
    Promise.all(givenBy(context.modules, 'filesGivenOut').map((give) => give(context.store.database, ids))),
  );
  await withActivity(context, async () => ({
    result: undefined,
    activity: {
      type: 'Exported',
      description: say.givenOutEntry({ count: entries }),
      subject: { type: 'export' },
    },
  }));
  return { ...about, records, files: files.flat(), textMatches };
}

/** Erases everything that is kept about a person, for good. Returns what was erased, in words. */
export async function eraseEverythingAbout(
  context: CallContext,
  kinds: readonly PersonalKind[],
  sought: Sought,
): Promise<string> {
  const erased = await withActivity(context, async (database) => {
    const found = certain(await findRecords(database, context, kinds, sought.email), sought);
    const { count, text, activity } = await erasePersonalRecords(database, context, {
      found,
      identifiers: identifiersOf(sought.email, found),
      of: say.onePerson(),
    });
    if (count === 0) throw new Refusal('not-found', say.nothingKept());
    return { result: text, activity };
  });
  await context.store.purgeDeleted();
  return erased;
}

/** Corrects a registration or a partnership request; refused if the version is out of date. */
export function correctRecord(
  context: CallContext,
  kinds: readonly PersonalKind[],
  { id, version, ...to }: Correction & { id: string; version: string },
): Promise<string> {
  return withActivity(context, async (database) => {
    for (const { correct, kind } of kinds) {
      const corrected = await correct?.(database, id, to, version);
      if (!corrected) continue;
      const { name, changes } = corrected;
      const description = say.correctedEntry({ name });
      const subject = { type: kind.name, id };
      return { result: name, activity: { type: 'Updated', description, subject, changes } };
    }
    throw new Refusal('not-found', say.recordGone());
  });
}

function certain(found: readonly FoundRecord[], { email, confirmed }: Sought): FoundRecord[] {
  return found.filter((one) => !isByName(one, email) || confirmed.includes(one.record.id));
}

/** Records of some kinds may have an address, and may have none. */
function isByName({ of, record }: FoundRecord, email: string): boolean {
  return of.isByName && !record.reachedAt.some((one) => one.toLowerCase() === email.toLowerCase());
}

function toStoredRecord(found: FoundRecord, email: string, years: ReadonlyMap<string, string>): StoredRecord {
  const { of, record } = found;
  const { id, name, editionId, date, isDeleted, details, stays = '', correctable } = record;
  return {
    kind: of.kind.name,
    id,
    name,
    edition: years.get(editionId ?? '') ?? '',
    date,
    deleted: isDeleted,
    byName: isByName(found, email),
    details: Object.entries(details).map(([label, value]) => ({ label, value })),
    stays,
    correctable: correctable ? { ...correctable.values, version: correctable.version } : null,
  };
}
