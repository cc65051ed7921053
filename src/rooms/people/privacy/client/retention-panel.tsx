import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Retention, setRetention, viewRetention } from '../contract.ts';
import * as say from '../messages.ts';

const queryKey = [viewRetention.name];

/** Until when the people of each edition are kept. */
export function RetentionPanel() {
  const editions = useQuery({ queryKey, queryFn: () => makeCall(viewRetention, {}) });
  return (
    <Panel title={say.retention()} lead={say.retentionHint()}>
      {editions.error && <p role="alert">{refusalText(editions.error)}</p>}
      <ul className="plain-list">
        {editions.data?.records.map((edition) => (
          <RetentionRow key={`${edition.id} ${edition.until}`} edition={edition} />
        ))}
      </ul>
      {editions.data?.records.length === 0 && <p>{say.noEditions()}</p>}
    </Panel>
  );
}

function RetentionRow({ edition }: { edition: Retention }) {
  const queries = useQueryClient();
  const input = useId();
  const [until, setUntil] = useState(edition.until);
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: () => makeCall(setRetention, { body: { id: edition.id, until } }),
    onSuccess: ({ message }) => notify('success', message),
    onError: (thrown) => notify('error', say.notSaved(), { description: refusalText(thrown) }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="retention">
      <label htmlFor={input}>
        <strong>{edition.edition}</strong>
        {edition.deleted && <span className="tag">{say.deleted()}</span>}
        <span className="message-detail">{say.lastDay()}</span>
      </label>
      <span className="form-actions">
        <input
          id={input}
          type="date"
          className="control"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button
          busy={save.isPending}
          disabled={until === edition.until}
          onClick={() => (until ? setAsking(true) : save.mutate())}
          aria-label={say.saveForEdition({ edition: edition.edition })}
        >
          {say.save()}
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title={say.retentionTitle({ edition: edition.edition })}
        confirm={say.eraseThemThen()}
        dangerous
        busy={save.isPending}
        onConfirm={() => save.mutate()}
        onCancel={() => setAsking(false)}
      >
        {until && <p>{say.retentionConsequence({ day: longDate(until), edition: edition.edition })}</p>}
      </ConfirmDialog>
    </li>
  );
}
