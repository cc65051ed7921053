/**
 * The tables as the newest migration leaves them. Whoever owns one adds it here, beside its own code. Instants are
 * ISO 8601 in UTC, dates YYYY-MM-DD, times HH:MM, ids UUIDs of version 7. A row with `deleted_at` counts as deleted.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each module adds its tables
export interface Tables {}

/** A record that can be deleted, and restored for a while. */
export interface StoredRow {
  id: string;
  created_at: string;
  deleted_at: string | null;
}
