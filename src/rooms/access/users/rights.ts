import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const userRights = defineRights({
  users: { label: say.rightName, allows: say.rightAllows },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    users: true;
  }
}
