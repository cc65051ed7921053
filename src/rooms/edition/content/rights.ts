import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const contentRights = defineRights({
  site: { label: say.rightName, allows: say.rightAllows, roles: ['Editor'] },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    site: true;
  }
}
