import { eventHandlers } from './handlers.ts';
import { restoreEvent } from './service.ts';

export const eventsOnServer = {
  handlers: eventHandlers,
  deleteOne: null,
  restoreOne: restoreEvent,
  findByName: null,
  listAddresses: null,
  personalData: null,
  writings: [],
};
