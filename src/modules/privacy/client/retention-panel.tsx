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

const queryKey = [viewRetention.name];

/** Until when the people of each edition are kept. */
export function RetentionPanel() {
  const editions = useQuery({ queryKey, queryFn: () => makeCall(viewRetention, {}) });
  return (
    <Panel
      title="How long people are kept"
      lead="After the last day, all registrations and partnership requests of the edition are erased, and so is what the record of activity says about these people. Without a day they are kept."
    >
      {editions.error && <p role="alert">{refusalText(editions.error)}</p>}
      <ul className="plain-list">
        {editions.data?.records.map((edition) => (
          <RetentionRow key={`${edition.id} ${edition.until}`} edition={edition} />
        ))}
      </ul>
      {editions.data?.records.length === 0 && <p>There is no event data yet.</p>}
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
    onError: (thrown) => notify('error', 'It wasn’t saved.', { description: refusalText(thrown) }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="retention">
      <label htmlFor={input}>
        <strong>{edition.edition}</strong>
        {edition.deleted && <span className="tag">Deleted</span>}
        <span className="message-detail">Last day</span>
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
          aria-label={`Save for ${edition.edition}`}
        >
          Save
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title={`Erase the people of ${edition.edition} after this day?`}
        confirm="Erase them then"
        dangerous
        busy={save.isPending}
        onConfirm={() => save.mutate()}
        onCancel={() => setAsking(false)}
      >
        {until && (
          <p>
            Once {longDate(until)} is over, every registration and partnership request of {edition.edition}{' '}
            will be erased for good, also those that arrive later. Until then you can change the day.
          </p>
        )}
      </ConfirmDialog>
    </li>
  );
}
