import { type ReactNode, useState } from 'react';
import { makeCallTo } from '#platform/client/call-client.ts';
import { storeSessionValues } from '#platform/client/session-values.ts';
import type { Right } from '#platform/contract/access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { LoneField, LoneForm } from '#ui/admin/form/lone-form.tsx';
import type { signIn } from '../contract.ts';
import * as say from '../messages.ts';
import { SIGN_IN } from '../sign-in-routes.ts';

interface Props {
  /** Shown above the fields while there is no warning. */
  hint?: ReactNode;
  onSignedIn: (reply: CallOutput<typeof signIn>) => unknown;
}

/** E-mail address, password and, once required, the second step. */
export function SignInForm({ hint, onSignedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false);
  return (
    <LoneForm
      action={say.login()}
      hint={hint}
      submit={async ({ email = '', password = '', code }) => {
        const reply = await makeCallTo<typeof signIn>(SIGN_IN, { body: { email, password, code } });
        const { userId: token, username, role } = reply;
        storeSessionValues({ token, username, role, rights: reply.rights as Right[] });
        await onSignedIn(reply);
      }}
      onRefused={({ errors }) => 'code' in errors && setAsksCode(true)}
    >
      <LoneField name="email" label={say.email()} type="email" autoComplete="username" required />
      <LoneField
        name="password"
        label={say.password()}
        type="password"
        autoComplete="current-password"
        required
      />
      {asksCode && (
        <LoneField
          name="code"
          label={say.code()}
          hint={say.appOrRecoveryCodeHint()}
          inputMode="numeric"
          autoComplete="one-time-code"
          short
          required
        />
      )}
    </LoneForm>
  );
}
