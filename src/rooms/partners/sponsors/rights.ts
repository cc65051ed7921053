import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const sponsorRights = defineRights({
  sponsors: { label: say.rightName, allows: say.rightAllows, roles: ['Editor'] },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    sponsors: true;
  }
}
