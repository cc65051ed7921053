import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewCategories } from '../contract.ts';
import { AddCategoryScreen } from './add-category-screen.tsx';
import { CategoriesScreen } from './categories-screen.tsx';
import { UpdateCategoryScreen } from './update-category-screen.tsx';

const addCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-category',
  component: AddCategoryScreen,
});

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/admin/categories',
  validateSearch: tableSearch(viewCategories),
  component: CategoriesScreen,
});

const updateCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-category/$categoryId',
  component: function UpdateCategory() {
    const { categoryId } = updateCategory.useParams();
    return <UpdateCategoryScreen key={categoryId} categoryId={categoryId} />;
  },
});

export const categoryRoutes = [addCategory, categories, updateCategory] as const;
