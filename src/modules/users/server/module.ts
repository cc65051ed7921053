import type { ServerModule } from '#platform/server/module.ts';
import { userKind } from '../kind.ts';
import { userHandlers } from './handlers.ts';
import { userData } from './personal-data.ts';
import { findUsersByName, restoreUser } from './service.ts';

export const usersModule: ServerModule = {
  handlers: userHandlers,
  kinds: [
    {
      kind: userKind,
      restoreOne: restoreUser,
      findByName: findUsersByName,
      personalData: userData,
    },
  ],
};
