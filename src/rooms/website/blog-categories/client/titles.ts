import { linkOptions } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { restoreRecords, titleForm } from '#rooms/ground/contract.ts';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { TITLE_REMOVAL, type Titles } from '#ui/admin/title-screens.tsx';
import {
  addBlogCategory,
  type BlogCategory,
  deleteBlogCategory,
  singleBlogCategory,
  updateBlogCategory,
  viewBlogCategories,
} from '../contract.ts';
import * as say from '../messages.ts';

const column = columnsOf<BlogCategory>();

export const titles: Titles<BlogCategory> = {
  texts: { all: say.many(), add: say.addBlogCategory() },
  columns: [column.name('title', say.title()), column.instant('date', say.date())],
  view: viewBlogCategories,
  single: singleBlogCategory,
  schema: titleForm,
  add: (body) => makeCall(addBlogCategory, { body }),
  rename: (categoryId, form) => makeCall(updateBlogCategory, { body: { ...form, categoryId } }),
  remove: {
    ...TITLE_REMOVAL,
    call: deleteBlogCategory,
    restore: restoreRecords,
    consequence: say.postsKeptWithoutCategory(),
  },
  screens: {
    all: '/admin/blog-categories',
    add: '/admin/add-blog-category',
    afterAdding: '/admin/blog-categories',
    edit: ({ id }) =>
      linkOptions({ to: '/admin/update-blog-category/$categoryId', params: { categoryId: id } }),
  },
};
