import { useNavigate, useSearch } from '@tanstack/react-router';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { SIGN_IN_FIRST } from '#platform/contract/refusal.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { SignInForm } from './sign-in-form.tsx';

export function LoginScreen() {
  const { next }: { next?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <LoneScreen title="Login" name={SUMMIT_NAME}>
      <SignInForm
        hint={next && <p className="hint-box">{SIGN_IN_FIRST}</p>}
        onSignedIn={({ mustSetUpTwoFactor }) =>
          navigate({ href: mustSetUpTwoFactor ? '/admin/account' : ownScreen(next), replace: true })
        }
      />
    </LoneScreen>
  );
}
