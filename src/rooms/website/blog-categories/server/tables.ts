import type { TitleRow } from '#rooms/ground/titles/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    blog_categories: BlogCategoryRow;
  }
}

export type BlogCategoryRow = TitleRow;
