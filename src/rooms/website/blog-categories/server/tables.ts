declare module '#database/schema.ts' {
  interface Tables {
    blog_categories: BlogCategoryRow;
  }
}

import type { TitleRow } from '#rooms/ground/server.ts';
export type BlogCategoryRow = TitleRow;
