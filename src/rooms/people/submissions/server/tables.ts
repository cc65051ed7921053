import type { StoredRow } from '#database/schema.ts';
import type { Columns } from '#platform/contract/record.ts';
import type { PersonFields } from '../person-fields.ts';

declare module '#database/schema.ts' {
  interface Tables {
    consent_texts: ConsentTextRow;
    answer_files: AnswerFileRow;
  }
}

/** The fields that both public forms share; each form's own fields are in its own row. */
export interface SubmissionRow extends StoredRow, Columns<PersonFields> {
  /** The edition; null if there was no edition. */
  event_id: string | null;
  /** Name and e-mail address, normalised for search. */
  search_text: string;
  /** Sent by the client to identify this submission, so that a repeated one is recognised. */
  submission_key: string | null;
  /** The text that the form showed; null for those from before it was kept. */
  consent_version: string | null;
  /** To the organisers' own questions, as JSON (`StoredAnswer[]`). */
  answers: string | null;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
}

export interface NewsChoice {
  /** Which words about news were agreed to, and when; null unless they were. */
  news_version: string | null;
  news_agreed_at: string | null;
}

/** What people agree to by sending a public form. Never changes. */
export interface ConsentTextRow {
  version: string;
  text: string;
}

/** A file that answers an own question. */
export interface AnswerFileRow {
  /** A secret: whoever knows it can answer with the file. */
  id: string;
  /** Whose answer it is; null until the form is sent. */
  record_id: string | null;
  /** Where it came from, as a hash; '' once the form is sent. */
  network: string;
  name: string;
  media_type: string;
  bytes: number;
  content: Uint8Array;
  created_at: string;
}
