import type { Database } from './database/store.ts';

/** A record in which organisers wrote what they liked, maybe about somebody. */
export interface FreeTextRecord {
  /** Of the record, or of what holds the text if that has no screen of its own. */
  id: string;
  /** Such as 'What to measure, version 3'. */
  place: string;
  /** Plain texts and HTML. */
  texts: readonly string[];
}

/** Everything that was written in records of one kind, some at a time. */
export type FreeText = (database: Database) => AsyncIterable<readonly FreeTextRecord[]>;

export function freeTextIn<Row extends { id: string }>(
  read: (database: Database) => AsyncIterable<readonly Row[]>,
  toTexts: (row: Row) => FreeTextRecord,
): FreeText {
  return async function* (database) {
    for await (const rows of read(database)) yield rows.map(toTexts);
  };
}

/** All texts of a document, however deep. */
export function textsOf(document: unknown): string[] {
  if (typeof document === 'string') return [document];
  return typeof document === 'object' && document !== null ? Object.values(document).flatMap(textsOf) : [];
}
