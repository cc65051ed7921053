import { useBlocker } from '@tanstack/react-router';
import { editionIn, keepChosenEdition } from '../chosen-edition.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as say from '../messages.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** Asks before unsaved input is lost: on following a link, choosing another edition, going back, reloading and closing the tab. */
export function UnsavedChanges({ unsaved }: { unsaved: () => boolean }) {
  useUnsavedWork(unsaved);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved() && (current.pathname !== next.pathname || isOfOther(current, next)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  /** Who stays has not chosen another edition after all. */
  function stay() {
    const { current, next } = leaving;
    if (current && next && isOfOther(current, next)) keepChosenEdition(editionIn({ ...current.search }));
    leaving.reset?.();
  }
  return (
    <LeaveQuestion open={leaving.status === 'blocked'} onLeave={() => leaving.proceed?.()} onStay={stay} />
  );
}

/** Another edition is another form, at the same address. */
function isOfOther(current: { search: object }, next: { search: object }): boolean {
  return editionIn({ ...current.search }) !== editionIn({ ...next.search });
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
      title={say.leaveWithoutSaving()}
      confirm={say.leave()}
      cancel={say.stayHere()}
      dangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {say.unsavedWork()}
    </ConfirmDialog>
  );
}
