/** Somebody's data were erased. Says nothing about whose. */
export interface ErasureRow {
  id: string;
  time: string;
}

/** The last day on which the people of an edition are kept. */
export interface RetentionRow {
  event_id: string;
  until: string;
}
