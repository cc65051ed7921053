import { makeCall } from '#platform/client/call-client.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { stopTwoFactor } from '../../contract.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';

/** Ends two-factor sign-in, unless an Administrator requires it. */
export function TwoFactorEnd({ required, onEnded }: { required: boolean; onEnded: () => void }) {
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
