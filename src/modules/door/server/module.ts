import type { ServerModule } from '#platform/server/module.ts';
import { DOOR_PAGE } from '../addresses.ts';
import { doorDeviceKind, walkInKind } from '../kind.ts';
import { doorRights } from '../rights.ts';
import { doorHandlers } from './handlers.ts';
import { walkInData } from './personal-data.ts';
import { mountPhone } from './phone.ts';

export const doorModule: ServerModule = {
  rights: doorRights,
  handlers: doorHandlers,
  mount: mountPhone,
  cameraPages: [DOOR_PAGE],
  kinds: [{ kind: doorDeviceKind }, { kind: walkInKind, personalData: walkInData }],
};
