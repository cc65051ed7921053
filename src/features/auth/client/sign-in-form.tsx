import { type ReactNode, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { storeSessionValues } from '#platform/client/session-values.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { LoneForm } from '#ui/admin/form/lone-form.tsx';
import { type Credentials, credentials, signIn } from '../contract.ts';

interface Props {
  /** Shown above the fields while there is no warning. */
  hint?: ReactNode;
  onSignedIn: (reply: CallOutput<typeof signIn>) => unknown;
}

const EMPTY: Credentials = { email: '', password: '', code: '' };

/** E-mail address, password and, once required, the second step. */
export function SignInForm({ hint, onSignedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false);
  return (
    <LoneForm
      schema={credentials}
      initial={EMPTY}
      action="Login"
      hint={hint}
      submit={async (values) => {
        const reply = await makeCall(signIn, { body: values });
        storeSessionValues({ token: reply.userId, username: reply.username, role: reply.role });
        await onSignedIn(reply);
      }}
      onRefused={({ errors }) => 'code' in errors && setAsksCode(true)}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" required />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
      {asksCode && (
        <TextField
          name="code"
          label="Code"
          hint="The six digits from your app, or a recovery code."
          inputMode="numeric"
          autoComplete="one-time-code"
          short
          required
        />
      )}
    </LoneForm>
  );
}
