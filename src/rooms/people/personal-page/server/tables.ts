declare module '#database/schema.ts' {
  interface Tables {
    personal_codes: PersonalCodeRow;
  }
}

/** What an attendee asked for on their page, until they enter the code that was sent to them. */
export interface PersonalCodeRow {
  attendee_id: string;
  /** What they asked for, as encrypted JSON. */
  sealed_change: string;
  /** What only the program can make of the code. */
  stamp: string;
  /** How many wrong codes were entered. */
  attempts: number;
  expires_at: string;
}
