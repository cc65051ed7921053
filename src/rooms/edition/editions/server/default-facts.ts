import { absentRecord } from '#platform/contract/record.ts';
import { readSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CurrentEdition, Edition } from '../edition.ts';
import { EDITION_2025 } from '../edition-2025.ts';
import { editionFields } from '../edition-fields.ts';

/** With what the database was filled at its first start. */
export const SEEDED = 'seeded';

type Fallback = CurrentEdition['fallback'];

/** Only a site made without any edition is neutral. */
export async function fallbackOf(database: Database): Promise<Fallback> {
  return (await readSetting(database, SEEDED)) === 'none' ? 'neutral' : '2025';
}

/** What stands for an edition while there is none. */
export function defaultFacts(fallback: Fallback, now: Date): Edition {
  const known = fallback === '2025' ? { ...EDITION_2025, year: 2025 } : { year: now.getUTCFullYear() };
  return { id: '', ...absentRecord(editionFields), sessionsEnd: null, ...known };
}
