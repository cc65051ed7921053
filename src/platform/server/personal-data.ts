import type { Change } from '../contract/change.ts';
import type { Database } from './database/store.ts';
import type { CallContext, Services } from './http/context.ts';

/** What can be corrected without a form of the record's own. */
export interface Correction {
  name: string;
  email: string;
  contact_number?: string | undefined;
  whatsapp_number: string;
}

/** A record that holds somebody's data, deleted ones included. */
export interface PersonalRecord {
  /** Of a part of somebody else's record, that record's id, '/' and which part it is. */
  id: string;
  name: string;
  /** Their e-mail addresses and telephone numbers. */
  reachedAt: readonly string[];
  /** The edition it belongs to. */
  editionId: string | null;
  date: string;
  isDeleted: boolean;
  /** Everything that is kept, by label. */
  details: Readonly<Record<string, string>>;
  /** What of it isn't erased with it, and why; '' or nothing if all of it is. */
  stays?: string;
  /** The present values and their version, if it can be corrected. */
  correctable?: { values: Required<Record<keyof Correction, string>>; version: string };
}

/** What a kind of record can do with people's data. */
export interface PersonalData {
  /** The records with this address; if they have none, those with one of these names. */
  find(
    database: Database,
    person: { email: string; names: readonly string[] },
    services: Pick<Services, 'modules'>,
  ): Promise<PersonalRecord[]>;
  /** Whether only the name says whose they are, so that each has to be confirmed. */
  isByName: boolean;
  /** Some of those who belong to an edition; null if none ever do. */
  findOfEdition: ((database: Database, editionId: string, limit: number) => Promise<PersonalRecord[]>) | null;
  /** Deletes them for good, with everything that depends on them. Runs in the caller's transaction. */
  erase(
    database: Database,
    ids: readonly string[],
    services: Services & Pick<CallContext, 'actor'>,
  ): Promise<void>;
  /**
   * Corrects a record and returns what changed; undefined if there is none with this id. Runs in the caller's
   * transaction.
   */
  correct:
    | ((database: Database, id: string, to: Correction, version: string) => Promise<Corrected | undefined>)
    | null;
}

export interface Corrected {
  name: string;
  changes: Change[];
}
