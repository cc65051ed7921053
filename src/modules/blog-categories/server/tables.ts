import type { TitleRow } from '#modules/titles/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    blog_categories: BlogCategoryRow;
  }
}

export type BlogCategoryRow = TitleRow;
