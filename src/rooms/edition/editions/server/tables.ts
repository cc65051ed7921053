import type { Columns } from '#platform/contract/record.ts';
import type { EditionFields } from '../edition-fields.ts';

declare module '#database/schema.ts' {
  interface Tables {
    events: EditionRow;
  }
}

/** An edition of the summit. Fees are in the smallest unit of its currency. */
export interface EditionRow extends Columns<EditionFields> {
  id: string;
  /** When the last session of its published programme ends; kept here because every page depends on it. */
  sessions_end: string | null;
  /** When an administrator made it the current one; only one has this. */
  chosen_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
