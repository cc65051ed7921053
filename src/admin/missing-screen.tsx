import { Link } from '@tanstack/react-router';
import { Screen } from '#ui/admin/screen.tsx';

export function MissingScreen() {
  return (
    <Screen title="Not found">
      <p>There is nothing at this address. It may have been mistyped, or what it led to is gone.</p>
      <p>
        <Link to="/admin/dashboard">Back to the dashboard</Link>
      </p>
    </Screen>
  );
}
