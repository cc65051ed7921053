declare module '#database/schema.ts' {
  interface Tables {
    saved_views: SavedViewRow;
  }
}

/** A search and filters of a list that a user gave a name. */
export interface SavedViewRow {
  id: string;
  user_id: string;
  /** The list, by the name of its call. */
  list: string;
  name: string;
  name_key: string;
  /** As in an address, without the question mark. */
  query: string;
  created_at: string;
}
