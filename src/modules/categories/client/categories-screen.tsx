import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#modules/records/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { type Category, deleteCategory, viewCategories } from '../contract.ts';
import { categoryKind } from '../kind.ts';

const column = columnsOf<Category>();
const columns = [column.text('code', 'Code'), column.name('title', 'Title'), column.instant('date', 'Date')];

const nameOf = (category: Category) => category.title;
const edit = (category: Category) =>
  linkOptions({ to: '/admin/update-category/$categoryId', params: { categoryId: category.id } });
const removal = {
  call: deleteCategory,
  restore: restoreRecords,
  noun: { one: 'category', many: 'categories' },
  nameOf,
  failure: 'Error deleting category',
  consequence: 'Its speakers are kept, without a category.',
};

export function CategoriesScreen() {
  const add = (
    <Link to="/admin/add-category" className={buttonClass('act')}>
      Add category
    </Link>
  );
  return (
    <Screen title="Speaker categories" actions={add}>
      <RecordTable
        call={viewCategories}
        columns={columns}
        caption="Speaker categories"
        nameOf={nameOf}
        pageSize={5}
        searchLabel="Search by title"
        add={categoryKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={<Link to="/admin/add-category">Add the first category</Link>}
      />
    </Screen>
  );
}
