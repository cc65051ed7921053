import { Link } from '@tanstack/react-router';
import * as say from './messages.ts';
import { Screen } from './screen.tsx';

/** For an address that leads nowhere. */
export function MissingScreen() {
  return (
    <Screen title={say.notFound()}>
      <p>{say.notFoundHint()}</p>
      <p>
        <Link to="/admin/dashboard">{say.backToDashboard()}</Link>
      </p>
    </Screen>
  );
}
