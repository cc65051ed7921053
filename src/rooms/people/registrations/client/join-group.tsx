import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type AttendeeDetails, beforeJoining, joinGroup } from '../desk.ts';
import * as say from '../messages.ts';

/** Joins those of one company, once it is said what that changes, or takes that back. */
export function JoinGroup({ id, company, joined = false, colleagues = [] }: AttendeeDetails) {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const before = useQuery({
    queryKey: [beforeJoining.name, id],
    queryFn: () => makeCall(beforeJoining, { query: { id } }),
    enabled: isAsking,
    staleTime: 0,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: (together: boolean) => makeCall(joinGroup, { body: { id, together } }),
    onSuccess: ({ message }, together) =>
      notify('success', message, {
        settles: say.notJoined(),
        undo: { label: say.undo(), act: () => change.mutate(!together) },
      }),
    onError: (thrown) => notify('error', say.notJoined(), { description: refusalText(thrown) }),
    onSettled: () => {
      setIsAsking(false);
      return queries.invalidateQueries();
    },
  });
  const canJoin = colleagues.some(({ together }) => !together);
  return (
    <>
      {canJoin && <Button onClick={() => setIsAsking(true)}>{say.joinTogether()}</Button>}
      {joined && (
        <Button busy={change.isPending} onClick={() => change.mutate(false)}>
          {say.separate()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={say.joinQuestion({ company })}
        confirm={say.joinTogether()}
        busy={before.isPending || change.isPending}
        onConfirm={() => change.mutate(true)}
        onCancel={() => setIsAsking(false)}
      >
        {before.isError && <p>{refusalText(before.error)}</p>}
        <ul className="dialog-names">
          {before.data?.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
