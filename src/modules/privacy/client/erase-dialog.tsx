import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { plural } from '#platform/contract/plural.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { erasePerson, type Person } from '../contract.ts';
import { recordTitle } from './record-title.ts';

interface Props {
  /** With only those records that are theirs. */
  person: Person;
  onErased: () => void;
  onCancel: () => void;
}

/** Names everything that will go. */
export function EraseDialog({ person, onErased, onCancel }: Props) {
  const { email, records, activityTotal, textMatches } = person;
  const queries = useQueryClient();
  const confirmed = records.filter(({ byName }) => byName).map(({ id }) => id);
  const erase = useMutation({
    mutationFn: () => makeCall(erasePerson, { body: { email, confirmed } }),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries();
      onErased();
    },
    onError: (thrown) => {
      notify('error', 'Nothing was erased.', { description: refusalText(thrown) });
      onCancel();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Erase everything about ${email}?`}
      confirm="Erase for good"
      dangerous
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
      onCancel={onCancel}
    >
      <ul className="erased-list">
        {records.map((record) => (
          <li key={record.id}>
            {recordTitle(record)}: {record.name}
            {record.deleted && ', deleted before'}
          </li>
        ))}
        {activityTotal > 0 && (
          <li>
            {`${activityTotal.toLocaleString('en')} ${plural(activityTotal, 'entry', 'entries')}`} in the
            record of activity, where ‘erased’ will stand instead
          </li>
        )}
      </ul>
      {textMatches.length > 0 && (
        <p>
          What organisers wrote stays as it is, in{' '}
          {`${textMatches.length.toLocaleString('en')} ${plural(textMatches.length, 'place', 'places')}`}.
        </p>
      )}
      <p>This can’t be undone. Backups hold it until they are replaced by newer ones.</p>
    </ConfirmDialog>
  );
}
