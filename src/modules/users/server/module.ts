import type { ServerModule } from '#platform/server/module.ts';
import { userKind } from '../kind.ts';
import { createUserHandlers } from './handlers.ts';
import { userData } from './personal-data.ts';
import { findUsersByName, restoreUser, type UserAccess } from './service.ts';

export const usersModule = (access: UserAccess): ServerModule => ({
  handlers: createUserHandlers(access),
  kinds: [
    {
      kind: userKind,
      restoreOne: restoreUser,
      findByName: findUsersByName,
      personalData: userData(access),
    },
  ],
});
