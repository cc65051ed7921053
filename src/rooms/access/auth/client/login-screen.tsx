import { siteIdentity } from '#platform/client/site-identity.ts';
import { signInFirst } from '#platform/contract/messages.ts';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from '../messages.ts';
import { ownScreen } from '../own-screen.ts';
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
    <LoneScreen title={say.login()}>
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
        <summary>{say.forgotYourPassword()}</summary>
        <p>
          {say.forgotPasswordHint()}
          {email && (
            <>
              {' '}
              <RichMessage
                of={say.writeToOne({ email })}
                tags={{ email: (words) => <a href={`mailto:${email}`}>{words}</a> }}
              />
            </>
          )}
        </p>
      </details>
    </LoneScreen>
  );
}
