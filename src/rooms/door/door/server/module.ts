import type { ServerModule } from '#platform/server/module.ts';
import { DOOR_PAGE } from '../addresses.ts';
import { doorDeviceKind, doorScanKind, walkInKind } from '../kind.ts';
import { takes } from '../phone-messages.ts';
import { doorRights } from '../rights.ts';
import { doorAudiences, hasCome } from './audiences.ts';
import { badgeFacts } from './facts.ts';
import { doorHandlers } from './handlers.ts';
import { scanData, walkInData } from './personal-data.ts';
import { mountPhone } from './phone.ts';
import { countOfAttendees } from './queries.ts';
import { walkInBadges } from './station.ts';

export const doorModule: ServerModule = {
  takes: () => [takes()],
  rights: doorRights,
  handlers: doorHandlers,
  mount: mountPhone,
  cameraPages: [DOOR_PAGE],
  badgeFacts,
  otherBadges: walkInBadges,
  audiences: doorAudiences,
  hasCome,
  kinds: [
    { kind: doorDeviceKind },
    { kind: walkInKind, personalData: walkInData },
    { kind: doorScanKind, hangsOn: { attendee: countOfAttendees }, personalData: scanData },
  ],
};
