import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { clearSessionValues } from '#platform/client/session-values.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { signOut as signOutCall } from '#rooms/access/contract.ts';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from './messages.ts';

/** How long the sidebar's message is shown before the website opens by itself. */
const MESSAGE_MS = 4000;

type SignOutMode = 'silently' | 'with-message';

/**
 * Ends the session on the server, forgets it here and opens the website, after a message if requested. Asks
 * first about unsaved work.
 */
export function useSignOut() {
  const [signedOut, setSignedOut] = useState<SignOutMode>();
  const [asked, setAsked] = useState<SignOutMode>();
  const end = useMutation({
    mutationFn: (_mode: SignOutMode) => makeCall(signOutCall, {}).catch(acceptEnded),
    meta: { tellsRefusal: true },
    onSuccess: (_reply, mode) => {
      // The shell must know first that this is a sign-out: without a session it renders nothing.
      flushSync(() => setSignedOut(mode));
      clearSessionValues();
      if (mode === 'with-message') window.setTimeout(openWebsite, MESSAGE_MS);
      else openWebsite();
    },
    onError: (thrown) => notify('error', refusalText(thrown), { description: say.stillSignedIn() }),
  });
  return {
    signedOut,
    signingOut: end.isPending,
    signOut: (mode: SignOutMode) => (hasUnsavedWork() ? setAsked(mode) : end.mutate(mode)),
    question: {
      open: asked !== undefined,
      onStay: () => setAsked(undefined),
      onLeave: () => {
        setAsked(undefined);
        if (asked) end.mutate(asked);
      },
    },
  };
}

export function openWebsite(): void {
  window.location.assign(publicAddress.home);
}

/** Signing out of a session that has already ended is a success. */
function acceptEnded(thrown: unknown): void {
  if (!(thrown instanceof Refusal) || thrown.code !== 'unauthenticated') throw thrown;
}
