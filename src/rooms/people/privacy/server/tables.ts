declare module '#database/schema.ts' {
  interface Tables {
    retention: RetentionRow;
  }
}

/** The last day on which the people of an edition are kept. */
export interface RetentionRow {
  event_id: string;
  until: string;
}
