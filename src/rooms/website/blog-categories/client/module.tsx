import { createRoute } from '@tanstack/react-router';
import { RecordTranslations } from '#rooms/access/browser.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { AddTitleScreen, TitlesScreen, UpdateTitleScreen } from '#ui/admin/title-screens.tsx';
import { viewBlogCategories } from '../contract.ts';
import { blogCategoryKind } from '../kind.ts';
import { titles } from './titles.ts';

const addBlogCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-blog-category',
  component: () => <AddTitleScreen titles={titles} />,
});

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/admin/blog-categories',
  validateSearch: tableSearch(viewBlogCategories),
  component: () => <TitlesScreen titles={titles} />,
});

const updateBlogCategory = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-blog-category/$categoryId',
  component: function UpdateCategory() {
    const { categoryId } = updateBlogCategory.useParams();
    return (
      <>
        <UpdateTitleScreen titles={titles} key={categoryId} categoryId={categoryId} />
        <RecordTranslations kind={blogCategoryKind.name} id={categoryId} />
      </>
    );
  },
});

export const blogCategoriesClient = {
  kinds: [blogCategoryKind],
  routes: [addBlogCategory, categories, updateBlogCategory],
} as const satisfies ClientModule;
