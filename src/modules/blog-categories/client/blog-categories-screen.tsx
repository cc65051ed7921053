import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#modules/records/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { type BlogCategory, deleteBlogCategory, viewBlogCategories } from '../contract.ts';
import { blogCategoryKind } from '../kind.ts';

const column = columnsOf<BlogCategory>();
const columns = [column.name('title', 'Title'), column.instant('date', 'Date')];

const nameOf = (category: BlogCategory) => category.title;
const edit = (category: BlogCategory) =>
  linkOptions({ to: '/admin/update-blog-category/$categoryId', params: { categoryId: category.id } });
const removal = {
  call: deleteBlogCategory,
  restore: restoreRecords,
  noun: { one: 'category', many: 'categories' },
  nameOf,
  failure: 'Error deleting category',
  consequence: 'Its posts are kept, without a category.',
};

export function BlogCategoriesScreen() {
  const add = (
    <Link to="/admin/add-blog-category" className={buttonClass('act')}>
      Add category
    </Link>
  );
  return (
    <Screen title="Blog categories" actions={add}>
      <RecordTable
        call={viewBlogCategories}
        columns={columns}
        caption="Blog categories"
        nameOf={nameOf}
        pageSize={5}
        searchLabel="Search by title"
        add={blogCategoryKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={<Link to="/admin/add-blog-category">Add the first category</Link>}
      />
    </Screen>
  );
}
