import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/admin/button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Shown over a screen when its session has ended: signing in again here keeps what was typed. */
export function SessionEnded({ onLeave }: { onLeave: () => void }) {
  const queries = useQueryClient();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">Your session has ended</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            Please sign in again. Nothing you typed is lost.
          </AlertDialog.Description>
          <SignInForm onSignedIn={() => queries.invalidateQueries()} />
          <Button kind="quiet" onClick={onLeave}>
            Leave without saving
          </Button>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
