declare module '#database/schema.ts' {
  interface Tables {
    categories: CategoryRow;
  }
}

import type { TitleRow } from '#rooms/ground/server.ts';
export interface CategoryRow extends TitleRow {
  /** Counts up and is never reused; the code shown is derived from it. */
  number: number;
}
