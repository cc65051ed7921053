export interface UsedSolutionRow {
  hash: string;
  expires_at: string;
}

/** Values the program keeps for itself, such as its signing secret and the content version. */
export interface SettingRow {
  name: string;
  value: string;
}

/**
 * How many rows a long table has of an edition, and how many its list shows. Only triggers write it. On PostgreSQL, each
 * lane counts what it changed, and the sum is the count.
 */
export interface RowCountRow {
  table_name: string;
  /** '' for those of no edition. */
  event_id: string;
  total: number;
  shown: number;
}
