import { Link } from '@tanstack/react-router';
import { Screen } from './screen.tsx';

/** For an address that leads nowhere. */
export function MissingScreen() {
  return (
    <Screen title="Not found">
      <p>There’s nothing at this address. It may be mistyped, or the record may have been deleted.</p>
      <p>
        <Link to="/admin/dashboard">Back to the dashboard</Link>
      </p>
    </Screen>
  );
}
