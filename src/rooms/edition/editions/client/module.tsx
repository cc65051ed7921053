import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewBasicData } from '../contract.ts';
import { editionKind } from '../kind.ts';
import { CopyEditionScreen } from './copy-edition-screen.tsx';
import { CreateEditionScreen } from './create-edition-screen.tsx';
import { EditionListScreen } from './edition-list-screen.tsx';
import { EditionMark } from './edition-mark.tsx';
import { palettePlaces } from './palette-places.ts';
import { SitePlace } from './site-place.tsx';
import { UpdateEditionScreen } from './update-edition-screen.tsx';

const createEdition = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data',
  component: CreateEditionScreen,
});

const editionList = createRoute({
  getParentRoute: () => shell,
  path: '/admin/data-center',
  validateSearch: tableSearch(viewBasicData),
  component: EditionListScreen,
});

const updateEdition = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data-edit/$id',
  component: function UpdateEvent() {
    const { id } = updateEdition.useParams();
    return <UpdateEditionScreen key={id} id={id} />;
  },
});

const copyEdition = createRoute({
  getParentRoute: () => shell,
  path: '/admin/copy-edition/$id',
  component: function CopyEdition() {
    const { id } = copyEdition.useParams();
    return <CopyEditionScreen key={id} id={id} />;
  },
});

export const editionsClient = {
  kinds: [editionKind],
  routes: [createEdition, editionList, updateEdition, copyEdition],
  Provider: SitePlace,
  EditionMark,
  palettePlaces,
} as const satisfies ClientModule;
