import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkX } from 'lucide-react';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { deleteSavedView, type SavedView, viewSavedViews } from '../contract.ts';
import * as say from '../messages.ts';

export function DeleteView({ view }: { view: SavedView }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => makeCall(deleteSavedView, { query: { id: view.id } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.notDeleted() }),
    onError: (thrown) => notify('error', say.notDeleted(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries({ queryKey: [viewSavedViews.name] }),
  });
  return (
    <>
      <Button busy={remove.isPending} onClick={() => setAsked(true)}>
        <BookmarkX aria-hidden size={16} />
        {say.deleteView()}
      </Button>
      <ConfirmDialog
        open={asked}
        title={say.deleteTitle()}
        confirm={say.deleteIt()}
        dangerous
        onConfirm={() => {
          setAsked(false);
          remove.mutate();
        }}
        onCancel={() => setAsked(false)}
      >
        <p className="dialog-names">{view.name}</p>
        <p>{say.deleteHint()}</p>
      </ConfirmDialog>
    </>
  );
}
