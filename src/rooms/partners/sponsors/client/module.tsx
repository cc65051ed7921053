import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewSponsors } from '../contract.ts';
import { sponsorContactKind, sponsorKind } from '../kind.ts';
import { AddSponsorScreen } from './add-sponsor-screen.tsx';
import { SponsorsScreen } from './sponsors-screen.tsx';
import { UpdateSponsorScreen } from './update-sponsor-screen.tsx';

const addSponsor = createRoute({
  getParentRoute: () => shell,
  path: '/admin/addpartner',
  component: AddSponsorScreen,
});

const sponsors = createRoute({
  getParentRoute: () => shell,
  path: '/admin/sponsordata',
  validateSearch: tableSearch(viewSponsors),
  component: SponsorsScreen,
});

const updateSponsor = createRoute({
  getParentRoute: () => shell,
  path: '/admin/sponsor-edit/$id',
  component: function UpdateSponsor() {
    const { id } = updateSponsor.useParams();
    return <UpdateSponsorScreen key={id} id={id} />;
  },
});

export const sponsorsClient = {
  kinds: [sponsorKind, sponsorContactKind],
  routes: [addSponsor, sponsors, updateSponsor],
} as const satisfies ClientModule;
