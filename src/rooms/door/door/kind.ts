import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';
import * as onPhone from './phone-messages.ts';

export const doorDeviceKind = defineKind({
  name: 'door-device',
  one: say.oneDevice,
  counted: say.countedDevices,
  many: say.manyDevices,
  module: 'door',
  access: { right: 'door' },
  publicTables: [],
  holdsPeople: false,
  isOfEdition: true,
  isFound: false,
  screens: { '/admin/door': { right: 'door' }, '/admin/door/devices': { right: 'door' } },
  recordScreen: '/admin/door/devices',
  listScreen: '/admin/door',
  menu: [{ section: 'Summit', position: 3, to: '/admin/door', label: onPhone.title }],
});

export const walkInKind = defineKind({
  name: 'walk-in',
  one: say.oneWalkIn,
  counted: say.countedWalkIns,
  many: onPhone.walkIns,
  module: 'door',
  access: { right: 'door' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: false,
  screens: {},
  menu: [],
});

/** What is kept about who was let in. */
export const doorScanKind = defineKind({
  name: 'door-scan',
  one: say.oneScan,
  counted: say.countedScans,
  many: say.manyScans,
  module: 'door',
  access: { right: 'door' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: false,
  screens: {},
  menu: [],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    'door-device': typeof doorDeviceKind;
    'walk-in': typeof walkInKind;
    'door-scan': typeof doorScanKind;
  }
}
