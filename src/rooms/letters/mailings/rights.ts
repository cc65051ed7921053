import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const mailingRights = defineRights({
  mailings: { label: say.rightName, allows: say.rightAllows, roles: ['Desk'] },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    mailings: true;
  }
}
