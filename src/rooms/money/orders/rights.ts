import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const orderRights = defineRights({
  finance: { label: say.rightName, allows: say.rightAllows },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    finance: true;
  }
}
