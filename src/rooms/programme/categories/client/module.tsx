import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { AddTitleScreen, TitlesScreen, UpdateTitleScreen } from '#ui/admin/title-screens.tsx';
import { viewCategories } from '../contract.ts';
import { categoryKind } from '../kind.ts';
import { titles } from './titles.ts';

const addCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-category',
  component: () => <AddTitleScreen titles={titles} />,
});

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/admin/categories',
  validateSearch: tableSearch(viewCategories),
  component: () => <TitlesScreen titles={titles} />,
});

const updateCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-category/$categoryId',
  component: function UpdateCategory() {
    const { categoryId } = updateCategory.useParams();
    return <UpdateTitleScreen titles={titles} key={categoryId} categoryId={categoryId} />;
  },
});

export const categoriesClient = {
  kinds: [categoryKind],
  routes: [addCategory, categories, updateCategory],
} as const satisfies ClientModule;
