/** The link of an attendee's own page. Each has one at most: a new one ends the one before. */
export interface PersonalLinkRow {
  attendee_id: string;
  token_hash: string;
  made_at: string;
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
