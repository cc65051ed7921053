declare module '#database/schema.ts' {
  interface Tables {
    speaker_links: SpeakerLinkRow;
    speaker_link_pictures: SpeakerLinkPictureRow;
  }
}

/** A speaker's own page: where its link went, and what they sent there. */
export interface SpeakerLinkRow {
  id: string;
  speaker_id: string;
  /** Only for writing to them. */
  email: string | null;
  email_key: string | null;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
  /** Null while no link leads there. */
  token_hash: string | null;
  /** The link before a reminder, which still leads there: their page may be open. */
  former_hash: string | null;
  /** When an organiser last sent or made a link. */
  asked_at: string | null;
  reminded_at: string | null;
  /** Since they were asked. */
  reminders: number;
  answered_at: string | null;
  /** What they would have otherwise, as JSON (`Proposed`), until somebody has decided about it. */
  proposed: string | null;
  topic: string | null;
  needs: string | null;
  /** JSON (`SpeakerHours[]`). */
  hours: string | null;
  recording: 'yes' | 'no' | null;
  created_at: string;
}

/** The picture that they sent, until somebody has decided about it. Always WebP. */
export interface SpeakerLinkPictureRow {
  link_id: string;
  content: Uint8Array;
  width: number;
  height: number;
  created_at: string;
}
