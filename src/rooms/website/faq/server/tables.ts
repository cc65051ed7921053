import type { StoredRow } from '#database/schema.ts';
import type { Columns } from '#platform/contract/record.ts';
import type { FaqFields } from '../record.ts';

declare module '#database/schema.ts' {
  interface Tables {
    faq: FaqRow;
  }
}

export interface FaqRow extends StoredRow, Columns<FaqFields> {
  /** Null while there is no edition. */
  event_id: string | null;
  /** All of it, normalised for search. */
  search_text: string;
  position: number;
  updated_at: string;
}
