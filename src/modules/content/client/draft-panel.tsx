import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { discardDraft, publishContent, type viewDraft } from '../contract.ts';
import * as say from '../messages.ts';
import { ChangeList } from './change-list.tsx';

type Draft = CallOutput<typeof viewDraft>;

/** What publishing would change, and the way to publish it. */
export function DraftPanel({ draft, error }: { draft: Draft | undefined; error: unknown }) {
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!draft) return <p role="status">{say.loading()}</p>;
  const { changes, published } = draft;
  if (changes.length > 0) return <Waiting changes={changes} />;
  return (
    <p className="draft-state">
      {say.nothingWaits()}
      {published && (
        <>
          {' '}
          <RichMessage
            of={say.lastPublished({ name: published.username })}
            tags={{ time: () => <Instant value={published.time} /> }}
          />{' '}
          <Link to="/admin/site-versions">{say.allVersions()}</Link>
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
  const dialog = {
    onConfirm: () => answer.mutate(),
    onCancel: () => setAsking(undefined),
    busy: answer.isPending,
  };
  return (
    <section className="panel draft" aria-label={say.theDraft()}>
      <h2>{say.changesWait({ count: changes.length })}</h2>
      <details className="draft-changes">
        <summary>{say.showChanges()}</summary>
        <ChangeList changes={changes} />
      </details>
      <div className="form-actions">
        <Button kind="act" onClick={() => setAsking('publish')}>
          {say.publish()}
        </Button>
        <Link to="/admin/site-preview">{say.seeItFirst()}</Link>
        <Button kind="quiet" onClick={() => setAsking('discard')}>
          {say.discard()}
        </Button>
      </div>
      <ConfirmDialog
        {...dialog}
        open={asking === 'publish'}
        title={say.publishTitle()}
        confirm={say.publish()}
      >
        <p>{say.publishHint()}</p>
        <label className="field">
          <span className="field-label">
            <RichMessage
              of={say.note()}
              tags={{ optional: (words) => <span className="field-optional">{words}</span> }}
            />
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
        title={say.discardTitle()}
        confirm={say.discard()}
        dangerous
      >
        {say.discardHint()}
      </ConfirmDialog>
    </section>
  );
}
