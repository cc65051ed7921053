import { Link } from '@tanstack/react-router';
import { ROLE_REFUSED } from '#platform/contract/refusal.ts';
import { Screen } from '#ui/admin/screen.tsx';

export function ForbiddenScreen() {
  return (
    <Screen title="For Administrators">
      <p>{ROLE_REFUSED}</p>
      <p>
        <Link to="/admin/dashboard">Back to the dashboard</Link>
      </p>
    </Screen>
  );
}
