import { Screen } from '#ui/admin/screen.tsx';
import { Overview } from './overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Today } from './today.tsx';
import { Totals } from './totals.tsx';

export function DashboardScreen() {
  return (
    <Screen title="Dashboard" edition="choice">
      <Totals />
      <Today />
      <RecentActivity />
      <Overview />
    </Screen>
  );
}
