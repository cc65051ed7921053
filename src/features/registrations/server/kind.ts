import { deskHandlers } from './desk-handlers.ts';
import { createRegistrationHandlers, type Welcome } from './handlers.ts';
import { attendeeData } from './personal-data.ts';
import { deleteAttendee, findAttendeesByName, restoreAttendee } from './service.ts';

export const attendeesOnServer = (welcome: Welcome) => ({
  handlers: [...createRegistrationHandlers(welcome), ...deskHandlers],
  deleteOne: deleteAttendee,
  restoreOne: restoreAttendee,
  findByName: findAttendeesByName,
  listAddresses: null,
  personalData: attendeeData,
});
