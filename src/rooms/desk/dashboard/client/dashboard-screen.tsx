import type { ComponentType } from 'react';
import { Given } from '#ui/admin/client-module.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import * as say from '../messages.ts';
import { Overview } from './overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Today } from './today.tsx';
import { Totals } from './totals.tsx';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Above everything else, for what must be done first. */
    DashboardPanel?: ComponentType;
  }
}

export function DashboardScreen() {
  return (
    <Screen title={say.dashboard()} edition="choice">
      <Given name="DashboardPanel" props={{}} />
      <Totals />
      <Today />
      <RecentActivity />
      <Overview />
    </Screen>
  );
}
