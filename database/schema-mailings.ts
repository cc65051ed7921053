/** News goes to those who agreed to it; a notice is about the recipient's own registration. */
export type MailingPurpose = 'news' | 'notice';
export type MailingState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'stopped' | 'sent';

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

/** An address that no longer wants news. */
export interface UnsubscriptionRow {
  email_key: string;
  since: string;
}
