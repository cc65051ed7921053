import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useUnsavedWork } from './unsaved-work.ts';

/** Asks before unsaved input is lost: on following a link, going back, reloading and closing the tab. */
export function UnsavedChanges({ unsaved }: { unsaved: () => boolean }) {
  useUnsavedWork(unsaved);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      open={leaving.status === 'blocked'}
      onLeave={() => leaving.proceed?.()}
      onStay={() => leaving.reset?.()}
    />
  );
}

interface QuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ open, onLeave, onStay }: QuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      dangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      What you typed on this screen hasn’t been saved.
    </ConfirmDialog>
  );
}
