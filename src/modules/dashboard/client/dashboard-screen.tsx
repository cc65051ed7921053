import { useSessionValues } from '#platform/client/session-values.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { Overview } from './overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SettingUp } from './setting-up.tsx';
import { Today } from './today.tsx';
import { Totals } from './totals.tsx';

export function DashboardScreen() {
  const maySetUp = useSessionValues()?.role === 'Administrator';
  return (
    <Screen title="Dashboard" edition="choice">
      {maySetUp && <SettingUp />}
      <Totals />
      <Today />
      <RecentActivity />
      <Overview />
    </Screen>
  );
}
