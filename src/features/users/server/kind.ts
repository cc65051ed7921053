import { createUserHandlers } from './handlers.ts';
import { userData } from './personal-data.ts';
import { findUsersByName, restoreUser, type UserAccess } from './service.ts';

export const usersOnServer = (access: UserAccess) => ({
  handlers: createUserHandlers(access),
  deleteOne: null,
  restoreOne: restoreUser,
  findByName: findUsersByName,
  listAddresses: null,
  personalData: userData(access),
  writings: [],
});
