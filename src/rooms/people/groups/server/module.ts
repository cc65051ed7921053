import { on } from '#platform/server/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { GROUP_PAGE } from '../addresses.ts';
import { groupHandlers } from './handlers.ts';
import { unnamedPlaces } from './hanging.ts';
import { groupPages, namingRoute, onPersonalPage } from './pages.ts';
import { moveGroup } from './queries.ts';
import { heldPlaces } from './service.ts';

export const groupsModule: ServerModule = {
  handlers: groupHandlers,
  pages: groupPages,
  magicLinkPages: [namingRoute],
  onPersonalPage,
  groupRegistration: GROUP_PAGE,
  heldPlaces,
  hangsOn: { attendee: unnamedPlaces },
  on: [
    on('PlacePassedOn', async (database, _services, events) => {
      for (const { from, to } of events) await moveGroup(database, from, to);
    }),
  ],
};
