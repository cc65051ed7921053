import { createRoute } from '@tanstack/react-router';
import { editionIn } from '#ui/admin/chosen-edition.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { WHO } from '../contract.ts';
import { doorDeviceKind, doorScanKind, walkInKind } from '../kind.ts';
import * as say from '../messages.ts';
import { DashboardPanel } from './desk/dashboard-panel.tsx';
import { DevicesScreen } from './desk/devices-screen.tsx';
import { DoorScreen } from './desk/door-screen.tsx';

interface DoorSearch {
  edition?: string;
  who?: (typeof WHO)[number];
  day?: string;
  page?: number;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const door = createRoute({
  getParentRoute: () => shell,
  path: '/admin/door',
  validateSearch: (given: Record<string, unknown>): DoorSearch => ({
    edition: editionIn(given),
    ...(DAY.test(String(given.day)) && { day: String(given.day) }),
    ...(WHO.some((one) => one === given.who) && { who: given.who as DoorSearch['who'] & string }),
    ...(Number.isSafeInteger(given.page) && Number(given.page) > 1 && { page: Number(given.page) }),
  }),
  component: DoorScreen,
});

const devices = createRoute({
  getParentRoute: () => shell,
  path: '/admin/door/devices',
  component: DevicesScreen,
});

export const doorClient = {
  kinds: [doorDeviceKind, walkInKind, doorScanKind],
  routes: [door, devices],
  DashboardPanel,
  audiences: [
    { value: 'came', label: say.haveCome },
    { value: 'not-come', label: say.haveNotCome },
  ],
} as const satisfies ClientModule;
