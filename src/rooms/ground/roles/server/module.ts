import type { ServerModule } from '#platform/server/module.ts';
import { roleKind } from '../kind.ts';
import { roleHandlers } from './handlers.ts';

export const rolesModule: ServerModule = {
  handlers: roleHandlers,
  kinds: [{ kind: roleKind }],
};
