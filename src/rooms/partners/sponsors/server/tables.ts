import type { StoredRow } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Tables {
    sponsors: SponsorRow;
    sponsor_contacts: SponsorContactRow;
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

/** Who is written to at a sponsor: no page and no public call shows it. */
export interface SponsorContactRow {
  id: string;
  sponsor_id: string;
  name: string;
  email: string;
  email_key: string;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
  created_at: string;
}
