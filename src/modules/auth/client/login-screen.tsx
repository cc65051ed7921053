import { siteIdentity } from '#platform/client/site-identity.ts';
import { signInFirst } from '#platform/contract/messages.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
  /** The screen to open afterwards, if somebody was on the way to one. */
  next: string | undefined;
  /** What led here, in words for people. */
  message: string | undefined;
}

export function LoginScreen({ next, message = next && signInFirst() }: Props) {
  const { email } = siteIdentity();
  return (
    <LoneScreen title="Login">
      <SignInForm
        hint={
          message && (
            <p role="status" className="hint-box">
              {message}
            </p>
          )
        }
        onSignedIn={({ mustSetUpTwoFactor }) =>
          window.location.replace(mustSetUpTwoFactor ? '/admin/account' : ownScreen(next))
        }
      />
      <details className="help">
        <summary>Forgot your password?</summary>
        <p>
          Ask an Administrator. They can create a one-time link for you, with which you set a new password.
          {email && (
            <>
              {' '}
              If you don’t know one, write to <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      </details>
    </LoneScreen>
  );
}
