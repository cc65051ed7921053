import type { ListedKind } from '#platform/contract/kind.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** Required if its records are about people. */
    personalData?: PersonalData;
  }
  interface ServerModule {
    /** Removes what is kept of addresses themselves, by their keys. It outlives each record, until none with the address is left. */
    forgetAddresses?: (database: Database, keys: readonly string[]) => Promise<void>;
  }
}

/** A kind of record about people, and what it can do with their data. */
export interface PersonalKind extends PersonalData {
  kind: Pick<ListedKind, 'name' | 'one' | 'counted'>;
}

export function personalKinds({ modules }: Pick<Services, 'modules'>): PersonalKind[] {
  return kindsWith(modules, 'personalData').map(({ kind, personalData }) => ({
    ...personalData,
    kind: kind as ListedKind,
  }));
}

export interface FoundRecord {
  of: PersonalKind;
  record: PersonalRecord;
}

/** How the record of activity knows the person. */
export function identifiersOf(email: string | undefined, records: readonly FoundRecord[]) {
  return {
    ids: records.map(({ record }) => record.id),
    reachedAt: [...new Set([email ?? [], records.map(({ record }) => record.reachedAt)].flat(2))],
    names: [...new Set(records.map(({ record }) => record.name))],
  };
}
