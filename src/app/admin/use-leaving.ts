import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { signOut } from '#features/sessions/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { clearSessionValues } from '#platform/client/session-values.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { notify } from '#ui/admin/toasts.tsx';

/** How long the sidebar's message stands before the website opens by itself. */
const MESSAGE_MS = 4000;

/** Ends the session on the server, forgets it here and goes to the website; with a message, if asked for. */
export function useLeaving() {
  const [left, setLeft] = useState<'silently' | 'with-message'>();
  const leave = useMutation({
    mutationFn: (_withMessage: boolean) => makeCall(signOut, {}).catch(acceptEnded),
    meta: { tellsRefusal: true },
    onSuccess: (_reply, withMessage) => {
      // First the shell must know that this is a goodbye: without a session it shows nothing.
      flushSync(() => setLeft(withMessage ? 'with-message' : 'silently'));
      clearSessionValues();
      if (withMessage) window.setTimeout(openWebsite, MESSAGE_MS);
      else openWebsite();
    },
    onError: (thrown) => notify('error', refusalText(thrown), { description: 'You are still signed in.' }),
  });
  return { left, leaving: leave.isPending, leave: leave.mutate };
}

export function openWebsite(): void {
  window.location.assign('/');
}

/** A session that has ended already is what a sign-out wants. */
function acceptEnded(thrown: unknown): void {
  if (!(thrown instanceof Refusal) || thrown.code !== 'unauthenticated') throw thrown;
}
