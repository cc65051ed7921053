import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useReload } from '#ui/admin/form/reload.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { startTwoFactor } from '../../contract.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorConfirmation } from './two-factor-confirmation.tsx';
import { TwoFactorEnd } from './two-factor-end.tsx';

const WHAT =
  'Signing in then takes a code from an app on your phone, beside the password. Your other sessions end.';
const REQUIRED = 'An Administrator asks you for it: until it is set up, only your account is open.';

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
      <Panel title="Two-factor sign-in" lead="It is in force.">
        <RecoveryCodes codes={codes} onDone={() => reload?.()} />
      </Panel>
    );
  }
  if (profile.twoFactor) {
    return (
      <Panel title="Two-factor sign-in" lead={`It is in force. ${codesLeft(profile.recoveryCodes)}`}>
        <TwoFactorEnd required={profile.twoFactorRequired} onEnded={() => reload?.()} />
      </Panel>
    );
  }
  return (
    <Panel title="Two-factor sign-in" lead={WHAT}>
      {profile.twoFactorRequired && <p className="hint-box">{REQUIRED}</p>}
      {enrolment ? (
        <TwoFactorConfirmation enrolment={enrolment} onConfirmed={setCodes} />
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
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
}
