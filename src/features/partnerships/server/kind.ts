import { partnershipHandlers } from './handlers.ts';
import { partnershipData } from './personal-data.ts';
import { deletePartnership, findPartnershipsByName, restorePartnership } from './service.ts';

export const partnershipsOnServer = {
  handlers: partnershipHandlers,
  deleteOne: deletePartnership,
  restoreOne: restorePartnership,
  findByName: findPartnershipsByName,
  listAddresses: null,
  personalData: partnershipData,
  writings: [],
};
