declare module '#database/schema.ts' {
  interface Tables {
    activity: ActivityRow;
    erasures: ErasureRow;
  }
}

export interface ActivityRow {
  id: string;
  /** Null when a visitor acted. */
  user_id: string | null;
  username: string;
  activity_type: string;
  activity_description: string;
  subject_type: string;
  subject_id: string | null;
  /** What an update changed, as JSON (`Change[]`). */
  changes: string | null;
  time: string;
  /** User, type and description, normalised for search. */
  search_text: string;
  /** When it was removed from the list; the record itself stays. */
  removed_at: string | null;
  /** The last erasure that replaced something of it. */
  erasure_id: string | null;
}

/** Somebody's data were erased. Says nothing about whose. */
export interface ErasureRow {
  id: string;
  time: string;
}
