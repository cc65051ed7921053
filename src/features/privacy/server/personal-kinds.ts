import type { AnyKind } from '#features/kinds.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';

/** A kind of record about people, and what it can do with their data. */
export interface PersonalKind extends PersonalData {
  kind: Pick<AnyKind, 'name' | 'one'>;
}

export interface FoundRecord {
  of: PersonalKind;
  record: PersonalRecord;
}

/** How the record of activity knows the person. */
export function tracedBy(email: string | undefined, records: readonly FoundRecord[]) {
  return {
    ids: records.map(({ record }) => record.id),
    reachedAt: [...new Set([email ?? [], records.map(({ record }) => record.reachedAt)].flat(2))],
    names: [...new Set(records.map(({ record }) => record.name))],
  };
}
