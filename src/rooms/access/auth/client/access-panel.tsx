import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { dateTime, NO_ZONE, zoneLabel } from '#platform/contract/zoned-time.ts';
import type { User } from '#rooms/access/users/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { SecretBox } from '#ui/admin/secret-box.tsx';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { createResetLink, disableUser, requireTwoFactor } from '../contract.ts';
import * as say from '../messages.ts';

/** Actions that cut somebody off need a confirmation. */
const QUESTIONS = {
  disable: {
    title: (name: string) => say.disableTitle({ name }),
    confirm: say.disable(),
    consequence: say.disableHint(),
  },
  require: {
    title: (name: string) => say.requireTitle({ name }),
    confirm: say.require(),
    consequence: say.requireHint(),
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
  const zone = useSiteZone();
  const onError = (thrown: Error) => notify('error', say.didntWork(), { description: refusalText(thrown) });
  const after = (message: string, access: Partial<User>) => {
    notify('success', message, { settles: say.didntWork() });
    setUser((before) => ({ ...before, ...access }));
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
    <Panel title={say.access()} lead={accessOf(user)}>
      <div className="form-actions">
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          {say.createOneTimeLink()}
        </Button>
        <Button
          busy={require.isPending}
          onClick={() => {
            if (user.twoFactorRequired || user.twoFactor) require.mutate(!user.twoFactorRequired);
            else setAsked('require');
          }}
        >
          {user.twoFactorRequired ? say.stopRequiringTwoFactor() : say.requireTwoFactor()}
        </Button>
        {!isOwn && (
          <Button
            kind={user.disabled ? 'plain' : 'danger'}
            busy={disable.isPending}
            onClick={() => (user.disabled ? disable.mutate(false) : setAsked('disable'))}
          >
            {user.disabled ? say.enable() : say.disable()}
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
          lead={handing(link.data.sentTo, user.username, inZone(link.data.expires, zone))}
        />
      )}
    </Panel>
  );
}

function handing(sentTo: string, name: string, until: string): string {
  return sentTo ? say.linkOnItsWay({ address: sentTo, name, until }) : say.giveLink({ name, until });
}

/** With the name of the zone. */
function inZone(instant: string, zone = NO_ZONE): string {
  return `${dateTime(instant, zone)} ${zoneLabel(zone, new Date(instant))}`;
}

function accessOf(user: User): string {
  const door = user.disabled ? say.disabled() : say.canSignIn();
  if (user.twoFactor) return say.withTwoFactor({ access: door });
  return user.twoFactorRequired
    ? say.withRequiredTwoFactor({ access: door })
    : say.withoutTwoFactor({ access: door });
}
