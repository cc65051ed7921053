import { createRoute } from '@tanstack/react-router';
import { AddCategoryScreen } from '#features/categories/client/add-category-screen.tsx';
import { CategoriesScreen } from '#features/categories/client/categories-screen.tsx';
import { UpdateCategoryScreen } from '#features/categories/client/update-category-screen.tsx';
import { viewCategories } from '#features/categories/contract.ts';
import { AddSpeakerScreen } from '#features/speakers/client/add-speaker-screen.tsx';
import { SpeakersScreen } from '#features/speakers/client/speakers-screen.tsx';
import { UpdateSpeakerScreen } from '#features/speakers/client/update-speaker-screen.tsx';
import { speakerList } from '#features/speakers/contract.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { shell } from './roots.ts';

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

const addSpeaker = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-speaker',
  component: AddSpeakerScreen,
});

const speakers = createRoute({
  getParentRoute: () => shell,
  path: '/admin/speakers',
  validateSearch: tableSearch(speakerList),
  component: SpeakersScreen,
});

const updateSpeaker = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-speaker/$speakerId',
  component: function UpdateSpeaker() {
    const { speakerId } = updateSpeaker.useParams();
    return <UpdateSpeakerScreen key={speakerId} speakerId={speakerId} />;
  },
});

export const eventRoutes = [
  addCategory,
  categories,
  updateCategory,
  addSpeaker,
  speakers,
  updateSpeaker,
] as const;
