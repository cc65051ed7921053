import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewPictures } from '../contract.ts';
import { pictureKind } from '../kind.ts';
import { pictureStore } from './picture-store.ts';
import { PicturesScreen } from './pictures-screen.tsx';

const pictureRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/pictures',
  validateSearch: tableSearch(viewPictures),
  component: PicturesScreen,
});

export const picturesClient = {
  kinds: [pictureKind],
  routes: [pictureRoute],
  pictureStore,
} as const satisfies ClientModule;
