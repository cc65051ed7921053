import type { MailingPurpose } from '#rooms/mail/server.ts';
import type { MailingState } from '../contract.ts';

declare module '#database/schema.ts' {
  interface Tables {
    mailings: MailingRow;
    mailing_files: MailingFileRow;
  }
}

/** A mail to many. */
export interface MailingRow {
  id: string;
  purpose: MailingPurpose;
  state: MailingState;
  subject: string;
  /** Rich text. */
  body: string;
  /** The filters of the attendees' list, as JSON. */
  audience: string;
  send_at: string | null;
  /** How many there were when the sending began. */
  recipients: number | null;
  /** The last attendee whose mail was written. */
  written_until: string | null;
  /** 1 once everybody's mail is written. */
  is_written: number;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  ended_at: string | null;
}

/** What is attached to a mail to many. */
export interface MailingFileRow {
  id: string;
  mailing_id: string;
  name: string;
  media_type: string;
  bytes: number;
  content: Uint8Array;
  created_at: string;
}
