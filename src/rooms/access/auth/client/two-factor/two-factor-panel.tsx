import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Button } from '#ui/admin/button.tsx';
import { CopyButton } from '#ui/admin/copy-button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { startTwoFactor, stopTwoFactor } from '../../contract.ts';
import * as say from '../../messages.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { TwoFactorConfirmation } from './two-factor-confirmation.tsx';

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
      <Panel title={say.twoFactor()} lead={say.twoFactorOn()}>
        <RecoveryCodes codes={codes} onDone={() => reload?.()} />
      </Panel>
    );
  }
  if (profile.twoFactor) {
    return (
      <Panel title={say.twoFactor()} lead={say.onWithCodes({ count: profile.recoveryCodes })}>
        <TwoFactorEnd required={profile.twoFactorRequired} onEnded={() => reload?.()} />
      </Panel>
    );
  }
  return (
    <Panel title={say.twoFactor()} lead={say.twoFactorLead()}>
      {profile.twoFactorRequired && <p className="hint-box">{say.twoFactorRequired()}</p>}
      {enrolment ? (
        <TwoFactorConfirmation
          enrolment={enrolment}
          onConfirmed={setCodes}
          onCancel={() => setEnrolment(undefined)}
        />
      ) : (
        <PasswordConfirmation
          action={say.setUp()}
          save={(body) => makeCall(startTwoFactor, { body })}
          onSaved={setEnrolment}
        />
      )}
    </Panel>
  );
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="secrets">
      <p>{say.recoveryCodesHint()}</p>
      <ul className="secret-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <CopyButton text={codes.join('\n')} label={say.copyAll()} />
        <Button onClick={onDone}>{say.codesSaved()}</Button>
      </div>
    </div>
  );
}

/** Ends two-factor sign-in, unless an Administrator requires it. */
function TwoFactorEnd({ required, onEnded }: { required: boolean; onEnded: () => void }) {
  if (required) return <p>{say.twoFactorStays()}</p>;
  return (
    <PasswordConfirmation
      action={say.turnOffTwoFactor()}
      save={(body) => makeCall(stopTwoFactor, { body })}
      onSaved={({ message }) => {
        notify('success', message);
        onEnded();
      }}
    />
  );
}
