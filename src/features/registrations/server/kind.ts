import { deskHandlers } from './desk-handlers.ts';
import { registrationHandlers } from './handlers.ts';
import { attendeeData } from './personal-data.ts';
import { deleteAttendee, findAttendeesByName, restoreAttendee } from './service.ts';

export const attendeesOnServer = {
  handlers: [...registrationHandlers, ...deskHandlers],
  deleteOne: deleteAttendee,
  restoreOne: restoreAttendee,
  findByName: findAttendeesByName,
  listAddresses: null,
  personalData: attendeeData,
};
