import { Link } from '@tanstack/react-router';
import { Screen } from '#ui/admin/screen.tsx';

export function ForbiddenScreen() {
  return (
    <Screen title="For Administrators" crumb="Not allowed">
      <p>Your role does not allow this. Please ask an Administrator.</p>
      <p>
        <Link to="/admin/dashboard">Back to the dashboard</Link>
      </p>
    </Screen>
  );
}
