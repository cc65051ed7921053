import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { takeSignInReason } from '#platform/client/sign-in-reason.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { LoginScreen, ResetPasswordScreen } from '#rooms/access/browser.ts';

const reason = takeSignInReason();
const { pathname, searchParams } = new URL(window.location.href);
if (searchParams.has('again')) window.history.replaceState(null, '', signInAddress.login);

/** The screens before the back-office, without its code: nobody waits for it before signing in. */
function SignIn() {
  const [done, setDone] = useState<string>();
  if (pathname === signInAddress.resetPassword && !done) {
    return (
      <ResetPasswordScreen
        token={searchParams.get('token') ?? ''}
        onReset={(message) => {
          window.history.replaceState(null, '', signInAddress.login);
          setDone(message);
        }}
      />
    );
  }
  return <LoginScreen next={searchParams.get('next') ?? undefined} message={done ?? reason} />;
}

const root = document.getElementById('admin');
if (!root) throw new Error('the page has no place for the login');
// Each screen sets its own title, but the one in the page would take precedence.
document.querySelector('title')?.remove();
createRoot(root).render(
  <StrictMode>
    <SignIn />
  </StrictMode>,
);
