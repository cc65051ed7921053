declare module '#database/schema.ts' {
  interface Tables {
    session_feedback: FeedbackRow;
  }
}

/** What one attendee thought of one session. */
export interface FeedbackRow {
  id: string;
  session_id: string;
  attendee_id: string;
  stars: number;
  words: string;
  created_at: string;
  updated_at: string;
}
