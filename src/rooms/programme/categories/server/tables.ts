import type { TitleRow } from '#rooms/ground/titles/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    categories: CategoryRow;
  }
}

export interface CategoryRow extends TitleRow {
  /** Counts up and is never reused; the code shown is derived from it. */
  number: number;
}
