import { createRoute } from '@tanstack/react-router';
import { CreateEventScreen } from '#features/event/client/create-event-screen.tsx';
import { EventListScreen } from '#features/event/client/event-list-screen.tsx';
import { UpdateEventScreen } from '#features/event/client/update-event-screen.tsx';
import { viewBasicData } from '#features/event/contract.ts';
import { AddSponsorScreen } from '#features/sponsors/client/add-sponsor-screen.tsx';
import { SponsorsScreen } from '#features/sponsors/client/sponsors-screen.tsx';
import { UpdateSponsorScreen } from '#features/sponsors/client/update-sponsor-screen.tsx';
import { viewSponsors } from '#features/sponsors/contract.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { shell } from './roots.ts';

const createEvent = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data',
  component: CreateEventScreen,
});

const eventList = createRoute({
  getParentRoute: () => shell,
  path: '/admin/data-center',
  validateSearch: tableSearch(viewBasicData),
  component: EventListScreen,
});

const updateEvent = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data-edit/$id',
  component: function UpdateEvent() {
    const { id } = updateEvent.useParams();
    return <UpdateEventScreen key={id} id={id} />;
  },
});

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

export const dataRoutes = [createEvent, eventList, updateEvent, addSponsor, sponsors, updateSponsor] as const;
