import { useBlocker } from '@tanstack/react-router';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as say from '../messages.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** Asks before unsaved input is lost: on following a link, choosing another edition, going back, reloading and closing the tab. */
export function UnsavedChanges({ unsaved }: { unsaved: () => boolean }) {
  useUnsavedWork(unsaved);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved() && (current.pathname !== next.pathname || editionIn(current) !== editionIn(next)),
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

/** Another one is another form, at the same address. */
function editionIn({ search }: { search: object }): unknown {
  return 'edition' in search ? search.edition : CURRENT_EDITION;
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
