import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewBlogCategories } from '../contract.ts';
import { AddBlogCategoryScreen } from './add-blog-category-screen.tsx';
import { BlogCategoriesScreen } from './blog-categories-screen.tsx';
import { UpdateBlogCategoryScreen } from './update-blog-category-screen.tsx';

const addBlogCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-blog-category',
  component: AddBlogCategoryScreen,
});

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/admin/blog-categories',
  validateSearch: tableSearch(viewBlogCategories),
  component: BlogCategoriesScreen,
});

const updateBlogCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-blog-category/$categoryId',
  component: function UpdateCategory() {
    const { categoryId } = updateBlogCategory.useParams();
    return <UpdateBlogCategoryScreen key={categoryId} categoryId={categoryId} />;
  },
});

export const blogCategoryRoutes = [addBlogCategory, categories, updateBlogCategory] as const;
