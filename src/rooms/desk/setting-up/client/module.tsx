import { createRoute, Navigate } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { STEPS } from '../contract.ts';
import { settingUpScreens } from '../screens.ts';
import { DashboardPanel } from './dashboard-panel.tsx';
import { SettingUpScreen } from './setting-up-screen.tsx';
import { TakeUp } from './take-up.tsx';

const takeUp = createRoute({
  getParentRoute: () => shell,
  path: '/admin/setting-up',
  component: TakeUp,
});

const oneStep = createRoute({
  getParentRoute: () => shell,
  path: '/admin/setting-up/$step',
  component: function OneStep() {
    const { step: given } = oneStep.useParams();
    const step = STEPS.find((one) => one === given);
    return step ? <SettingUpScreen key={step} step={step} /> : <Navigate to="/admin/setting-up" />;
  },
});

export const settingUpClient = {
  screens: settingUpScreens,
  routes: [takeUp, oneStep],
  DashboardPanel,
} as const satisfies ClientModule;
