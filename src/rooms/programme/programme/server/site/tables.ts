declare module '#database/schema.ts' {
  interface Tables {
    programme_stars: StarRow;
    programme_star_mails: StarMailsRow;
  }
}

export interface StarRow {
  attendee_id: string;
  session_id: string;
}

/** An attendee who wants to be told when what they starred is moved or cancelled. */
export interface StarMailsRow {
  attendee_id: string;
  asked_at: string;
}
