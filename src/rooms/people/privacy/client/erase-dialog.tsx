import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { erasePerson, type Person } from '../contract.ts';
import * as say from '../messages.ts';
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
      notify('error', say.nothingWasErased(), { description: refusalText(thrown) });
      onCancel();
    },
  });
  return (
    <ConfirmDialog
      open
      title={say.eraseTitle({ email })}
      confirm={say.eraseForGood()}
      dangerous
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
      onCancel={onCancel}
    >
      <ul className="erased-list">
        {records.map((record) => (
          <li key={record.id}>
            {record.deleted
              ? say.deletedBefore({ record: `${recordTitle(record)}: ${record.name}` })
              : `${recordTitle(record)}: ${record.name}`}
          </li>
        ))}
        {activityTotal > 0 && <li>{say.erasedEntries({ count: activityTotal })}</li>}
      </ul>
      {records.map(({ id, stays }) => stays && <p key={id}>{stays}</p>)}
      {textMatches.length > 0 && <p>{say.textMatchesStay({ count: textMatches.length })}</p>}
      <p>{say.eraseHint()}</p>
    </ConfirmDialog>
  );
}
