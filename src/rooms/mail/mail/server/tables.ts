import type { MailState } from '../contract.ts';

declare module '#database/schema.ts' {
  interface Tables {
    mails: MailRow;
    suppressions: SuppressionRow;
    unsubscriptions: UnsubscriptionRow;
  }
}

/** About somebody's own record: sent at least once. News to many: sent at most once. */
export type MailPromise = 'transactional' | 'bulk';

/** A mail as it was written, and what became of it. */
export interface MailRow {
  id: string;
  /** The name of its text. */
  template: string;
  promise: MailPromise;
  state: MailState;
  /** The record that it is about. */
  about_id: string | null;
  recipient_name: string;
  recipient: string;
  recipient_key: string;
  /** Where an answer goes, if not to the organiser. */
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** What is attached, as JSON; pictures are drawn when it is sent. */
  attachments: string;
  /** A link that works without a password, encrypted; removed once the mail is sent. */
  sealed_link: string | null;
  /** Recipient and subject, normalised for search. */
  search_text: string;
  created_at: string;
  /** When it was last queued: since then it is tried for a day. */
  queued_at: string;
  /** When it is tried next; null unless it waits. */
  due_at: string | null;
  attempts: number;
  /** The sender that has it in flight. */
  claimed_by: string | null;
  /** What the server last said, in its own words. */
  reply: string | null;
  sent_at: string | null;
  /** The mailing that it belongs to. */
  mailing_id: string | null;
}

/** An address that a server refused for good. Mail to it is no longer tried. */
export interface SuppressionRow {
  email_key: string;
  /** What the server said. */
  reply: string;
  since: string;
}

/** An address that no longer wants news. */
export interface UnsubscriptionRow {
  email_key: string;
  since: string;
}
