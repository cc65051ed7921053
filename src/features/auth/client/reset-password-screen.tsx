import { PASSWORD_MIN } from '#features/users/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { LoneForm } from '#ui/admin/form/lone-form.tsx';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { resetForm, resetPassword } from '../contract.ts';

const FORM = resetForm.pick({ password: true });

interface Props {
  token: string;
  onReset: (message: string) => void;
}

/** The target of the one-time link that an Administrator creates. */
export function ResetPasswordScreen({ token, onReset }: Props) {
  return (
    <LoneScreen title="Set a new password">
      <LoneForm
        schema={FORM}
        initial={{ password: '' }}
        action="Set password"
        submit={async ({ password }) => {
          const { message } = await makeCall(resetPassword, { body: { token, password } });
          onReset(message);
        }}
      >
        <TextField
          name="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          type="password"
          autoComplete="new-password"
          required
        />
      </LoneForm>
      <p>
        <a href={signInAddress.login}>Login</a>
      </p>
    </LoneScreen>
  );
}
