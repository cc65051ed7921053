import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { counted } from '#platform/contract/plural.ts';
import { Button } from '#ui/admin/button.tsx';
import { CopyButton } from '#ui/admin/copy-button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { startTwoFactor, stopTwoFactor } from '../../contract.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { TwoFactorConfirmation } from './two-factor-confirmation.tsx';

const WHAT =
  'When it’s on, you sign in with your password and a code from an app on your phone. Turning it on signs you out everywhere else.';
const REQUIRED = 'An Administrator requires it. Until you set it up, you can only open your account.';

/** What the panel needs of the user's account. */
interface Profile {
  twoFactor: boolean;
  twoFactorRequired: boolean;
  recoveryCodes: number;
}

/** Two-factor sign-in: off, being set up, or on. */
export function TwoFactorPanel({ profile }: { profile: Profile }) {
  const reload = useReload();
  const [codes, setCodes] = useState<string[]>();
  const [enrolment, setEnrolment] = useState<CallOutput<typeof startTwoFactor>>();

  if (codes) {
    return (
      <Panel title="Two-factor sign-in" lead="It’s on.">
        <RecoveryCodes codes={codes} onDone={() => reload?.()} />
      </Panel>
    );
  }
  if (profile.twoFactor) {
    return (
      <Panel title="Two-factor sign-in" lead={`It’s on. ${codesLeft(profile.recoveryCodes)}`}>
        <TwoFactorEnd required={profile.twoFactorRequired} onEnded={() => reload?.()} />
      </Panel>
    );
  }
  return (
    <Panel title="Two-factor sign-in" lead={WHAT}>
      {profile.twoFactorRequired && <p className="hint-box">{REQUIRED}</p>}
      {enrolment ? (
        <TwoFactorConfirmation
          enrolment={enrolment}
          onConfirmed={setCodes}
          onCancel={() => setEnrolment(undefined)}
        />
      ) : (
        <PasswordConfirmation
          action="Set up"
          save={(body) => makeCall(startTwoFactor, { body })}
          onSaved={setEnrolment}
        />
      )}
    </Panel>
  );
}

function codesLeft(count: number): string {
  return `${counted(count, 'recovery code is', 'recovery codes are')} left.`;
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="secrets">
      <p>
        If you lose your phone, each of these codes signs you in once. Keep them in a safe place: they won’t
        be shown again.
      </p>
      <ul className="secret-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}

/** Ends two-factor sign-in, unless an Administrator requires it. */
function TwoFactorEnd({ required, onEnded }: { required: boolean; onEnded: () => void }) {
  if (required) return <p>An Administrator requires it, so you can’t turn it off.</p>;
  return (
    <PasswordConfirmation
      action="Turn off two-factor sign-in"
      save={(body) => makeCall(stopTwoFactor, { body })}
      onSaved={({ message }) => {
        notify('success', message);
        onEnded();
      }}
    />
  );
}
