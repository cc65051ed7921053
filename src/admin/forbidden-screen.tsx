import { Link } from '@tanstack/react-router';
import { roleRefused } from '#platform/contract/messages.ts';
import { Screen } from '#ui/admin/screen.tsx';
import * as say from './messages.ts';

export function ForbiddenScreen() {
  return (
    <Screen title={say.forOthers()}>
      <p>{roleRefused()}</p>
      <p>
        <Link to="/admin/dashboard">{say.backToDashboard()}</Link>
      </p>
    </Screen>
  );
}
