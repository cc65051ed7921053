import { CONTACT_DETAILS } from '#features/event/contact-details.ts';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { SIGN_IN_FIRST } from '#platform/contract/refusal.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
  /** The screen to open afterwards, if somebody was on the way to one. */
  next: string | undefined;
  /** What led here, in words for people. */
  message: string | undefined;
}

export function LoginScreen({ next, message = next && SIGN_IN_FIRST }: Props) {
  return (
    <LoneScreen title="Login" name={SUMMIT_NAME}>
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
          Ask an Administrator. They can create a one-time link for you, with which you set a new password. If
          you don’t know one, write to <a href={`mailto:${CONTACT_DETAILS.email}`}>{CONTACT_DETAILS.email}</a>
          .
        </p>
      </details>
    </LoneScreen>
  );
}
