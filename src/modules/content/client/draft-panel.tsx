import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { counted } from '#platform/contract/plural.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { discardDraft, publishContent, type viewDraft } from '../contract.ts';
import { ChangeList } from './change-list.tsx';

type Draft = CallOutput<typeof viewDraft>;

/** What publishing would change, and the way to publish it. */
export function DraftPanel({ draft, error }: { draft: Draft | undefined; error: unknown }) {
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!draft) return <p role="status">Loading...</p>;
  const { changes, published } = draft;
  if (changes.length > 0) return <Waiting changes={changes} />;
  return (
    <p className="draft-state">
      Visitors see everything as it is here.
      {published && (
        <>
          {' '}
          Last published by {published.username}, <Instant value={published.time} />.{' '}
          <Link to="/admin/site-versions">All versions</Link>
        </>
      )}
    </p>
  );
}

function Waiting({ changes }: Pick<Draft, 'changes'>) {
  const [asking, setAsking] = useState<'publish' | 'discard'>();
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: () =>
      asking === 'publish'
        ? makeCall(publishContent, { body: { note } })
        : makeCall(discardDraft, { body: {} }),
    onSuccess: ({ message }) => {
      notify('success', message);
      setNote('');
      queries.invalidateQueries();
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
    onSettled: () => setAsking(undefined),
  });
  const count = counted(changes.length, 'change waits', 'changes wait');
  const dialog = {
    onConfirm: () => answer.mutate(),
    onCancel: () => setAsking(undefined),
    busy: answer.isPending,
  };
  return (
    <section className="panel draft" aria-label="The draft">
      <h2>{count} to be published</h2>
      <ChangeList changes={changes} />
      <div className="form-actions">
        <Button kind="act" onClick={() => setAsking('publish')}>
          Publish
        </Button>
        <Link to="/admin/site-preview">See it first</Link>
        <Button kind="quiet" onClick={() => setAsking('discard')}>
          Discard
        </Button>
      </div>
      <ConfirmDialog {...dialog} open={asking === 'publish'} title={`Publish the draft?`} confirm="Publish">
        <p>Visitors see all of it from then on. You can bring back every earlier version.</p>
        <label className="field">
          <span className="field-label">
            Note <span className="field-optional">(optional)</span>
          </span>
          <input
            className="control"
            value={note}
            maxLength={200}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={asking === 'discard'}
        title="Discard the draft?"
        confirm="Discard"
        dangerous
      >
        The site stays as visitors see it. What was changed since can’t be brought back.
      </ConfirmDialog>
    </section>
  );
}
