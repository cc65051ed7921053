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
import { partOf } from '../sections.ts';
import { ChangeList } from './change-list.tsx';
import { titlesOf, useClosedParts } from './closed-parts.ts';
import { useWrittenEdition } from './use-written-edition.ts';

type Draft = CallOutput<typeof viewDraft>;

/** What publishing would change, and the way to publish it. */
export function DraftPanel({ draft, error }: { draft: Draft | undefined; error: unknown }) {
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!draft) return <p role="status">{say.loading()}</p>;
  return <Known draft={draft} />;
}

function Known({ draft: { changes, published, year } }: { draft: Draft }) {
  const closed = useClosedParts();
  const own = changes.filter(({ section }) => !closed.includes(partOf(section)));
  const others = changes.filter((change) => !own.includes(change)).map(({ section }) => partOf(section));
  if (changes.length > 0)
    return (
      <>
        {own.length > 0 && <Waiting changes={own} year={year} />}
        {others.length > 0 && (
          <p className="draft-state">
            {say.othersWait({ count: others.length, parts: titlesOf(new Set(others)) })}
          </p>
        )}
      </>
    );
  return (
    <p className="draft-state">
      {year === null ? say.nothingWaits() : say.nothingWaitsOf({ year: String(year) })}
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

function Waiting({ changes, year }: Pick<Draft, 'changes' | 'year'>) {
  const edition = useWrittenEdition();
  const [asking, setAsking] = useState<'publish' | 'discard'>();
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: () =>
      asking === 'publish'
        ? makeCall(publishContent, { body: { note, ...edition } })
        : makeCall(discardDraft, { body: edition }),
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
        <p>{year === null ? say.publishHint() : say.publishHintOf({ year: String(year) })}</p>
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
