import type { ServerModule } from '#platform/server/module.ts';
import { sessionKind } from '../kind.ts';

export const programmeModule: ServerModule = {
  kinds: [{ kind: sessionKind }],
};
