import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewBasicData } from '../contract.ts';
import { eventKind } from '../kind.ts';
import { AroundScreens } from './around-screens.tsx';
import { CopyEditionScreen } from './copy-edition-screen.tsx';
import { CreateEventScreen } from './create-event-screen.tsx';
import { EditionMark } from './edition-mark.tsx';
import { EventListScreen } from './event-list-screen.tsx';
import { UpdateEventScreen } from './update-event-screen.tsx';

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

const copyEdition = createRoute({
  getParentRoute: () => shell,
  path: '/admin/copy-edition/$id',
  component: function CopyEdition() {
    const { id } = copyEdition.useParams();
    return <CopyEditionScreen key={id} id={id} />;
  },
});

export const eventClient = {
  kinds: [eventKind],
  routes: [createEvent, eventList, updateEvent, copyEdition],
  Around: AroundScreens,
  EditionMark,
} as const satisfies ClientModule;
