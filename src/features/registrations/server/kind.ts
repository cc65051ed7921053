import { createRegistrationHandlers, type Welcome } from './handlers.ts';
import { attendeeData } from './personal-data.ts';
import { deleteAttendee, findAttendeesByName, restoreAttendee } from './service.ts';

export const attendeesOnServer = (welcome: Welcome) => ({
  handlers: createRegistrationHandlers(welcome),
  deleteOne: deleteAttendee,
  restoreOne: restoreAttendee,
  findByName: findAttendeesByName,
  listAddresses: null,
  personalData: attendeeData,
});
