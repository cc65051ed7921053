import type { Database } from '../database/store.ts';

/** A record that shows a picture. */
export interface ShownIn {
  /** The picture's name. */
  name: string;
  kind: string;
  id: string;
  title: string;
  /** Only an earlier version or a draft of the record has it. */
  isPast?: boolean;
  /** It is shown as a logo, and may be a drawing. */
  isLogo?: boolean;
}

/** What a kind of record with pictures does with them. */
export interface PictureUser {
  /** Where these pictures are shown, deleted records included: they can be restored. */
  findUses(database: Database, names: readonly string[]): Promise<ShownIn[]>;
  /** Of each picture, the first whose own one it is, from an index, if not all are found as quickly: for a list of pictures. */
  findFirst?(database: Database, names: readonly string[], limit: number): Promise<ShownIn[]>;
  /** The records with such a title: their pictures are listed under it, unless they have one of their own. */
  findTitled(database: Database, title: string, limit: number): Promise<{ picture: string | null }[]>;
  /** Shows another picture instead. Runs in the caller's transaction. */
  replace(database: Database, change: { from: string; to: string }): Promise<void>;
}
