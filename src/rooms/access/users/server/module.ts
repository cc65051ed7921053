import type { ServerModule } from '#platform/server/module.ts';
import { userKind } from '../kind.ts';
import { userRights } from '../rights.ts';
import { userHandlers } from './handlers.ts';
import { ownedBy } from './hanging.ts';
import { userData } from './personal-data.ts';
import { countByRole, renameRole } from './queries.ts';
import { findUserLetIn, findUsersByName, namesOfUsers, restoreUser, userMay } from './service.ts';

export const usersModule: ServerModule = {
  rights: userRights,
  handlers: userHandlers,
  namesOfUsers,
  userMay,
  roleHolders: {
    roleOf: async (database, userId) => (await findUserLetIn(database, userId))?.role,
    count: async (database) =>
      Object.fromEntries((await countByRole(database)).map(({ role, count }) => [role, count])),
    rename: renameRole,
  },
  kinds: [
    {
      kind: userKind,
      hangsOn: { user: ownedBy },
      restoreOne: restoreUser,
      findByName: findUsersByName,
      personalData: userData,
    },
  ],
};
