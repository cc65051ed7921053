import { deskHandlers } from './desk-handlers.ts';
import { createRegistrationHandlers, type Welcome } from './handlers.ts';
import { attendeeImporter } from './importer.ts';
import { attendeeData } from './personal-data.ts';
import { deleteAttendee, findAttendeesByName, restoreAttendee } from './service.ts';

export const attendeesOnServer = (welcome: Welcome) => ({
  handlers: [...createRegistrationHandlers(welcome), ...deskHandlers],
  importer: attendeeImporter,
  deleteOne: deleteAttendee,
  restoreOne: restoreAttendee,
  findByName: findAttendeesByName,
  listAddresses: null,
  personalData: attendeeData,
  writings: [],
});
