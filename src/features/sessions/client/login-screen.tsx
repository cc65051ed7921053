import { useNavigate, useSearch } from '@tanstack/react-router';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { SignInForm } from './sign-in-form.tsx';

/** What is said to somebody who was sent here from another screen (specification, section 8). */
const TOKEN_MISSING = 'Authorization token not found. Please log in.';

export function LoginScreen() {
  const { next }: { next?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <LoneScreen title="Login" name={SUMMIT_NAME}>
      <SignInForm
        hint={next && <p className="hint-box">{TOKEN_MISSING}</p>}
        onSignedIn={({ mustSetUpTwoFactor }) =>
          navigate({ href: mustSetUpTwoFactor ? '/admin/account' : ownScreen(next), replace: true })
        }
      />
    </LoneScreen>
  );
}
