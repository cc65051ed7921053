import { TitleQueries } from '#rooms/ground/server.ts';
import type { BlogCategoryRow } from './tables.ts';

export const blogCategoryRows = new TitleQueries<BlogCategoryRow>('blog_categories');
