import { defineRights } from '#platform/contract/rights.ts';
import * as say from './messages.ts';

export const registrationRights = defineRights({
  attendees: { label: say.rightName, allows: say.rightAllows, roles: ['Desk'] },
});

declare module '#platform/contract/access.ts' {
  interface Rights {
    attendees: true;
  }
}
