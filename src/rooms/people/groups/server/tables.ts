declare module '#database/schema.ts' {
  interface Tables {
    groups: GroupRow;
  }
}

export interface GroupRow {
  id: string;
  event_id: string | null;
  /** The attendee who registered it. */
  buyer_id: string;
  /** Places that are kept for people who have no name yet. */
  unnamed: number;
  /** Whether it was large enough for the group discount: 1 or 0. */
  has_discount: number;
  made_at: string;
}
