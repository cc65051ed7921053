import { on } from '#platform/server/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { attendeeKind } from '../kind.ts';
import { attendeeMails } from '../mails.ts';
import { takes } from '../messages.ts';
import { registrationRights } from '../rights.ts';
import { confirmImported } from './confirm-imported.ts';
import { deskHandlers } from './desk-handlers.ts';
import { registrationHandlers } from './handlers.ts';
import { ticketsOf } from './hanging.ts';
import { attendeeImporter } from './importer.ts';
import { renewableLink } from './links.ts';
import { attendeeMailExamples } from './mails.ts';
import { registrationPages } from './pages.ts';
import { attendeeData } from './personal-data.ts';
import { settlePlaces } from './places.ts';
import { countFound, countInEditions } from './queries.ts';
import { deleteAttendee, findAttendeesByName, hasThreads, restoreAttendee } from './service.ts';
import { tellGroups } from './tell-groups.ts';

export const registrationsModule: ServerModule = {
  takes: () => [takes()],
  rights: registrationRights,
  handlers: [...registrationHandlers, ...deskHandlers],
  pages: registrationPages,
  kinds: [
    {
      kind: attendeeKind,
      hangsOn: { attendee: ticketsOf, event: countInEditions },
      importer: attendeeImporter,
      deleteOne: deleteAttendee,
      restoreOne: restoreAttendee,
      findByName: findAttendeesByName,
      countFound,
      personalData: attendeeData,
    },
  ],
  mails: attendeeMails,
  mailExamples: attendeeMailExamples,
  renewableLink,
  hasThreads: ({ store, clock }) => hasThreads(store.database, clock.now()),
  jobs: () => [tellGroups, confirmImported],
  on: [settlePlaces, on('AttendeesChanged', tellGroups)],
};
