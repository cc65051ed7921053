import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { CONTACT_DETAILS } from '#features/event/contact-details.ts';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { SIGN_IN_FIRST } from '#platform/contract/refusal.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { SignInForm } from './sign-in-form.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why a screen led to the login, in the server's words. */
    reason?: string;
  }
}

export function LoginScreen() {
  const { next }: { next?: string } = useSearch({ strict: false });
  const { reason } = useLocation().state;
  const navigate = useNavigate();
  return (
    <LoneScreen title="Login" name={SUMMIT_NAME}>
      <SignInForm
        hint={<Hint reason={reason ?? (next && SIGN_IN_FIRST)} />}
        onSignedIn={({ mustSetUpTwoFactor }) =>
          navigate({ href: mustSetUpTwoFactor ? '/admin/account' : ownScreen(next), replace: true })
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

/** Why one is asked to sign in. */
function Hint({ reason }: { reason: string | undefined }) {
  return reason ? <p className="hint-box">{reason}</p> : null;
}
