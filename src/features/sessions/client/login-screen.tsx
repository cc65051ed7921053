import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { storeSessionValues } from '#platform/client/session-values.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { type Credentials, credentials, signIn } from '../contract.ts';
import { ownScreen } from './own-screen.ts';

/** What is said to somebody who was sent here from another screen (specification, section 8). */
const TOKEN_MISSING = 'Authorization token not found. Please log in.';

export function LoginScreen() {
  const { next }: { next?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
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
      await navigate({ href: reply.mustSetUpTwoFactor ? '/admin/account' : ownScreen(next), replace: true });
    } catch (thrown) {
      setWarning(refusalText(thrown));
      if (thrown instanceof Refusal && 'code' in thrown.errors) setAsksCode(true);
    }
  });

  return (
    <LoneScreen title="Login" name={SUMMIT_NAME}>
      {warning ? (
        <p role="alert" className="warning">
          {warning}
        </p>
      ) : (
        next && <p className="hint-box">{TOKEN_MISSING}</p>
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
              hint="The six digits that your app shows, or a recovery code."
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
    </LoneScreen>
  );
}
