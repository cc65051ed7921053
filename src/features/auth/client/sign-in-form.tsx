import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { NO_ANSWER } from '#platform/client/read-refusal.ts';
import { storeSessionValues } from '#platform/client/session-values.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { type Credentials, credentials, signIn } from '../contract.ts';

interface Props {
  /** Shown above the fields while there is no warning. */
  hint?: ReactNode;
  onSignedIn: (reply: CallOutput<typeof signIn>) => unknown;
}

/** E-mail address, password and, once required, the second step. */
export function SignInForm({ hint, onSignedIn }: Props) {
  const [warning, setWarning] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials, undefined, { raw: true }),
    defaultValues: { email: '', password: '', code: '' },
  });

  const submit = form.handleSubmit(async (values) => {
    setWarning(undefined);
    try {
      const reply = await makeCall(signIn, { body: values });
      storeSessionValues({ token: reply.userId, username: reply.username, role: reply.role });
      await onSignedIn(reply);
    } catch (thrown) {
      setWarning(thrown instanceof Refusal ? thrown.message : NO_ANSWER);
      if (thrown instanceof Refusal && 'code' in thrown.errors) setAsksCode(true);
    }
  });

  return (
    <>
      {warning ? (
        <p role="alert" className="warning">
          {warning}
        </p>
      ) : (
        hint
      )}
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="form">
          <TextField name="email" label="Email" type="email" autoComplete="username" required />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
          {asksCode && (
            <TextField
              name="code"
              label="Code"
              hint="The six digits from your app, or a recovery code."
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
          <Button type="submit" kind="act" busy={form.formState.isSubmitting}>
            Login
          </Button>
        </form>
      </FormProvider>
    </>
  );
}
