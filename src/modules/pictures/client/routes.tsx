import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewPictures } from '../contract.ts';
import { PicturesScreen } from './pictures-screen.tsx';

export const pictureRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/pictures',
  validateSearch: tableSearch(viewPictures),
  component: PicturesScreen,
});
