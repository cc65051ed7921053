import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Publication, restoreContent, viewPublications } from '../contract.ts';
import * as say from '../messages.ts';
import { ChangeList } from './change-list.tsx';
import { titlesOf, useClosedParts } from './closed-parts.ts';
import { useWrittenEdition } from './use-written-edition.ts';

/** Every version of the site: who published it, when, what changed, and the way back to it. */
export function VersionsScreen() {
  const query = useWrittenEdition();
  const versions = useQuery({
    queryKey: [viewPublications.name, query],
    queryFn: () => makeCall(viewPublications, { query }),
  });
  return (
    <Screen title={say.versions()} edition="one">
      {versions.isPending && <p role="status">{say.loading()}</p>}
      {versions.error && <p role="alert">{refusalText(versions.error)}</p>}
      {versions.data?.records.length === 0 && <p>{say.nothingPublished()}</p>}
      <ol className="version-list">
        {versions.data?.records.map((version, index) => (
          <Version key={version.id} version={version} isCurrent={index === 0} />
        ))}
      </ol>
    </Screen>
  );
}

function Version({ version, isCurrent }: { version: Publication; isCurrent: boolean }) {
  const { id, time, username, note, changes } = version;
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const body = useWrittenEdition();
  const closed = useClosedParts();
  const bringBack = useMutation({
    mutationFn: () => makeCall(restoreContent, { query: { id }, body }),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries();
      navigate({ to: '/admin/site' });
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
    onSettled: () => setAsking(false),
  });
  return (
    <li>
      <div className="version-head">
        <h2>
          <Instant value={time} />
        </h2>
        {isCurrent && <span className="tag">{say.whatVisitorsSee()}</span>}
        {!isCurrent && <Button onClick={() => setAsking(true)}>{say.bringBack()}</Button>}
      </div>
      <p>{note ? say.versionNoted({ username, note }) : username}</p>
      <ChangeList changes={changes} />
      <ConfirmDialog
        open={asking}
        title={say.bringBackTitle()}
        confirm={say.bringBackAsDraft()}
        busy={bringBack.isPending}
        onConfirm={() => bringBack.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{say.bringBackHint()}</p>
        {closed.length > 0 && <p>{say.othersStay({ parts: titlesOf(closed) })}</p>}
      </ConfirmDialog>
    </li>
  );
}
