import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const proposalRights = defineRights({
  proposals: { label: say.rightName, allows: say.rightAllows },
  reviews: { label: say.reviewRightName, allows: say.reviewRightAllows },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    proposals: true;
    reviews: true;
  }
}
