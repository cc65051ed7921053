import { linkOptions } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { restoreRecords, titleForm } from '#rooms/ground/contract.ts';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { TITLE_REMOVAL, type Titles } from '#ui/admin/title-screens.tsx';
import {
  addCategory,
  type Category,
  deleteCategory,
  singleCategory,
  updateCategory,
  viewCategories,
} from '../contract.ts';
import * as say from '../messages.ts';

const column = columnsOf<Category>();

export const titles: Titles<Category> = {
  texts: { all: say.speakerCategories(), add: say.addSpeakerCategory() },
  columns: [
    column.text('code', say.code()),
    column.name('title', say.title()),
    column.instant('date', say.date(), { selfEvident: true }),
  ],
  view: viewCategories,
  single: singleCategory,
  schema: titleForm,
  add: (body) => makeCall(addCategory, { body }),
  rename: (categoryId, body) => makeCall(updateCategory, { query: { categoryId }, body }),
  remove: {
    ...TITLE_REMOVAL,
    call: deleteCategory,
    restore: restoreRecords,
    consequence: say.speakersKeptWithoutCategory(),
  },
  screens: {
    all: '/admin/categories',
    add: '/admin/add-category',
    afterAdding: '/admin/dashboard',
    edit: ({ id }) => linkOptions({ to: '/admin/update-category/$categoryId', params: { categoryId: id } }),
  },
};
