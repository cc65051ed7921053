import { Link } from '@tanstack/react-router';
import { ROLE_REFUSED } from '#platform/contract/refusal.ts';
import { Screen } from '#ui/admin/screen.tsx';
import * as say from './messages.ts';

export function ForbiddenScreen() {
  return (
    <Screen title={say.forAdministrators()}>
      <p>{ROLE_REFUSED}</p>
      <p>
        <Link to="/admin/dashboard">{say.backToDashboard()}</Link>
      </p>
    </Screen>
  );
}
