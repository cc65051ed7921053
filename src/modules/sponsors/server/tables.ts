import type { StoredRow } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Tables {
    sponsors: SponsorRow;
  }
}

export interface SponsorRow extends StoredRow {
  /** Null while there is no edition. */
  event_id: string | null;
  title: string;
  name: string;
  name_key: string;
  /** Title and name, normalised for search. */
  search_text: string;
  website: string | null;
  picture: string;
  position: number;
  updated_at: string;
}
