import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/admin/button.tsx';
import * as say from '../messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Shown over a screen when its session has ended: signing in again here keeps what was typed. */
export function SessionEnded({ onLeave }: { onLeave: () => void }) {
  const queries = useQueryClient();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{say.sessionEndedTitle()}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{say.sessionEndedHint()}</AlertDialog.Description>
          <SignInForm onSignedIn={() => queries.invalidateQueries()} />
          <Button kind="quiet" onClick={onLeave}>
            {say.leaveWithoutSaving()}
          </Button>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
