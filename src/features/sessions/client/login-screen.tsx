import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { storeSessionValues } from '#platform/client/session-values.ts';
import { BrandMark } from '#ui/admin/brand-mark.tsx';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { type Credentials, credentials, signIn } from '../contract.ts';

/** What is said to somebody who was sent here from another screen (specification, section 8). */
const TOKEN_MISSING = 'Authorization token not found. Please log in.';
const FIRST_SCREEN = '/admin/dashboard';

export function LoginScreen() {
  const { next }: { next?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [warning, setWarning] = useState<string>();
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials, undefined, { raw: true }),
    defaultValues: { email: '', password: '' },
  });

  const submit = form.handleSubmit(async (values) => {
    setWarning(undefined);
    try {
      const { userId, username, role } = await makeCall(signIn, { body: values });
      storeSessionValues({ token: userId, username, role });
      await navigate({ href: ownScreen(next), replace: true });
    } catch (thrown) {
      setWarning(refusalText(thrown));
    }
  });

  const { isSubmitting } = form.formState;
  return (
    <main className="alone login">
      <title>Login · Admin</title>
      <a href="/" className="brand">
        <BrandMark seed={SUMMIT_NAME} />
        {SUMMIT_NAME}
      </a>
      <h1>Login</h1>
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
          <Button type="submit" kind="act" busy={isSubmitting}>
            Login
          </Button>
        </form>
      </FormProvider>
    </main>
  );
}

/** Only our own screens are gone to: an address from elsewhere could lead anywhere. */
function ownScreen(next: string | undefined): string {
  if (!next) return FIRST_SCREEN;
  const { origin, pathname, search } = new URL(next, window.location.origin);
  return origin === window.location.origin && pathname.startsWith('/admin/')
    ? pathname + search
    : FIRST_SCREEN;
}
