import { makeCallTo } from '#platform/client/call-client.ts';
import { PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { LoneField, LoneForm } from '#ui/admin/form/lone-form.tsx';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import type { resetPassword } from '../contract.ts';
import * as say from '../messages.ts';
import { RESET_PASSWORD } from '../sign-in-routes.ts';

interface Props {
  token: string;
  onReset: (message: string) => void;
}

/** The target of the one-time link that an Administrator creates. */
export function ResetPasswordScreen({ token, onReset }: Props) {
  return (
    <LoneScreen title={say.setNewPassword()}>
      <LoneForm
        action={say.setPassword()}
        submit={async ({ password = '' }) => {
          const { message } = await makeCallTo<typeof resetPassword>(RESET_PASSWORD, {
            body: { token, password },
          });
          onReset(message);
        }}
      >
        <LoneField
          name="password"
          label={say.newPassword()}
          hint={say.newPasswordHint({ least: PASSWORD_MIN })}
          type="password"
          autoComplete="new-password"
          required
        />
      </LoneForm>
      <p>
        <a href={signInAddress.login}>{say.login()}</a>
      </p>
    </LoneScreen>
  );
}
