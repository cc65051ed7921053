import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/users/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { dateTime, EVENT_ZONE_LABEL } from '#platform/contract/event-zone.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { SecretBox } from '#ui/admin/secret-box.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { createResetLink, disableUser, requireTwoFactor } from '../contract.ts';

const NOT_DONE = 'This was not done.';

/** Actions that cut somebody off need a confirmation. */
const QUESTIONS = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    confirm: 'Disable',
    consequence:
      'Their sessions end at once and their API tokens are revoked. They can’t sign in until you let them in again.',
  },
  require: {
    title: (name: string) => `Require two-factor sign-in of ${name}?`,
    confirm: 'Require it',
    consequence: 'Until they have set it up, nothing but their own account is open to them.',
  },
} as const;

/**
 * Lets an Administrator make a reset link, require two-factor sign-in, or disable the account. It keeps its
 * own state, so that the form above doesn't lose what is typed in it.
 */
export function AccessPanel({ user: atFirst }: { user: User }) {
  const queries = useQueryClient();
  const [user, setUser] = useState(atFirst);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>();
  const isOwn = useSessionValues()?.token === user.id;
  const onError = (thrown: Error) => notify('error', NOT_DONE, { description: refusalText(thrown) });
  const after = (message: string, standing: Partial<User>) => {
    notify('success', message, { settles: NOT_DONE });
    setUser((before) => ({ ...before, ...standing }));
    return queries.invalidateQueries();
  };
  const { id } = user;
  const link = useMutation({
    mutationFn: () => makeCall(createResetLink, { body: { id } }),
    onError,
  });
  const require = useMutation({
    mutationFn: (required: boolean) => makeCall(requireTwoFactor, { body: { id, required } }),
    onSuccess: ({ message }, twoFactorRequired) => after(message, { twoFactorRequired }),
    onError,
  });
  const disable = useMutation({
    mutationFn: (disabled: boolean) => makeCall(disableUser, { body: { id, disabled } }),
    onSuccess: ({ message }, disabled) => after(message, { disabled }),
    onError,
  });

  return (
    <Panel title="Access" lead={accessOf(user)}>
      <div className="form-actions">
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          Make a password link
        </Button>
        <Button
          busy={require.isPending}
          onClick={() => {
            if (user.twoFactorRequired || user.twoFactor) require.mutate(!user.twoFactorRequired);
            else setAsked('require');
          }}
        >
          {user.twoFactorRequired ? 'No longer require two-factor' : 'Require two-factor'}
        </Button>
        {!isOwn && (
          <Button
            kind={user.disabled ? 'plain' : 'danger'}
            busy={disable.isPending}
            onClick={() => (user.disabled ? disable.mutate(false) : setAsked('disable'))}
          >
            {user.disabled ? 'Let them in again' : 'Disable'}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={QUESTIONS[asked].title(user.username)}
          confirm={QUESTIONS[asked].confirm}
          dangerous
          onConfirm={() => {
            setAsked(undefined);
            (asked === 'disable' ? disable : require).mutate(true);
          }}
          onCancel={() => setAsked(undefined)}
        >
          {QUESTIONS[asked].consequence}
        </ConfirmDialog>
      )}
      {link.data && (
        <SecretBox
          secret={link.data.link}
          lead={`Give this link to ${user.username}. It sets a new password, once, until ${dateTime(link.data.expires)} ${EVENT_ZONE_LABEL}, and is not shown again.`}
        />
      )}
    </Panel>
  );
}

function accessOf(user: User): string {
  const door = user.disabled ? 'Disabled: cannot sign in.' : 'Can sign in.';
  if (user.twoFactor) return `${door} Two-factor sign-in is in force.`;
  return user.twoFactorRequired
    ? `${door} Two-factor sign-in is required, and not set up yet.`
    : `${door} No two-factor sign-in.`;
}
