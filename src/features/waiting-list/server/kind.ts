import { waitingHandlers } from './handlers.ts';
import { waitingData } from './personal-data.ts';

export const waitingOnServer = {
  handlers: waitingHandlers,
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: waitingData,
  writings: [],
};
