import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Asks before what was typed is left behind: on a link, on back, on reload and on closing the tab. */
export function UnsavedChanges({ unsaved }: { unsaved: () => boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      dangerous
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      What you typed on this screen has not been saved.
    </ConfirmDialog>
  );
}
