import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Handshake } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { makeSponsor } from '../contract.ts';
import * as say from '../messages.ts';

/** Adds the company as a sponsor and opens its form, where the logo is missing. */
export function MakeSponsor({ id }: { id: string }) {
  const mayAdd = useMayAccess(makeSponsor.access);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const making = useMutation({
    mutationFn: () => makeCall(makeSponsor, { body: { id } }),
    onSuccess: ({ message, id: sponsor = '' }) => {
      notify('success', message);
      queries.invalidateQueries();
      navigate({ to: '/admin/sponsor-edit/$id', params: { id: sponsor } });
    },
    onError: (thrown) => notify('error', say.sponsorNotMade(), { description: refusalText(thrown) }),
  });
  if (!mayAdd) return null;
  return (
    <Button busy={making.isPending} onClick={() => making.mutate()}>
      <Handshake aria-hidden size={16} />
      {say.makeSponsor()}
    </Button>
  );
}
