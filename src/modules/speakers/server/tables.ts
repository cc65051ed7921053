import type { KeptRow } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Tables {
    speakers: SpeakerRow;
  }
}

export interface SpeakerRow extends KeptRow {
  title: string;
  category_id: string | null;
  fullname: string;
  fullname_key: string;
  designation: string;
  designation_key: string;
  role: string;
  company: string;
  company_key: string;
  country: string | null;
  /** Plain or rich text as written; it is sanitised on output. */
  description: string;
  picture: string | null;
  position: number;
  updated_at: string;
}
