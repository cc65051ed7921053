import { Link } from '@tanstack/react-router';
import { Button } from './button.tsx';
import * as say from './messages.ts';
import { Screen } from './screen.tsx';

/** In place of a screen that couldn't be shown; the menu stays. */
export function FailedScreen() {
  return (
    <Screen title={say.screenFailed()}>
      <p role="alert">{say.screenFailedHint()}</p>
      <div className="form-actions">
        <Button kind="act" onClick={() => window.location.reload()}>
          {say.reloadScreen()}
        </Button>
        <Link to="/admin/dashboard">{say.backToDashboard()}</Link>
      </div>
    </Screen>
  );
}
