import { makeCall } from '#platform/client/call-client.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { stopTwoFactor } from '../../contract.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';

/** Ends two-factor sign-in, unless an Administrator requires it. */
export function TwoFactorEnd({ required, onEnded }: { required: boolean; onEnded: () => void }) {
  if (required) return <p>An Administrator asks you for it, so it stays.</p>;
  return (
    <PasswordConfirmation
      action="End two-factor sign-in"
      save={(body) => makeCall(stopTwoFactor, { body })}
      onSaved={({ message }) => {
        notify('success', message);
        onEnded();
      }}
    />
  );
}
