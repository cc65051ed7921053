import type { ServerModule } from '#platform/server/module.ts';
import { userKind } from '../kind.ts';
import { userHandlers } from './handlers.ts';
import { userData } from './personal-data.ts';
import { findUserLetIn, findUsersByName, namesOfUsers, restoreUser } from './service.ts';

export const usersModule: ServerModule = {
  handlers: userHandlers,
  namesOfUsers,
  isAdministrator: async (database, userId) =>
    (await findUserLetIn(database, userId))?.role === 'Administrator',
  kinds: [
    {
      kind: userKind,
      restoreOne: restoreUser,
      findByName: findUsersByName,
      personalData: userData,
    },
  ],
};
