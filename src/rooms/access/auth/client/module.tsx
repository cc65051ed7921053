import type { ComponentProps } from 'react';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { accountMails } from '../mails.ts';
import { AccessPanel } from './access-panel.tsx';
import { FailedSignInsPanel } from './failed-sign-ins-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { TwoFactorPanel } from './two-factor/two-factor-panel.tsx';

/** What it shows of the account it is given. */
type Shown = ComponentProps<typeof TwoFactorPanel>['profile'] & ComponentProps<typeof FailedSignInsPanel>;

export const authClient = {
  mails: accountMails,
  mailsAbout: 'user',
  AccountTop: ({ profile }: { profile: Shown }) => (
    <>
      <FailedSignInsPanel attempts={profile.attempts} />
      <TwoFactorPanel profile={profile} />
    </>
  ),
  AccountBottom: ({ profile }: { profile: Shown }) => (
    <>
      <SessionsPanel />
      {(profile.twoFactor || !profile.twoFactorRequired) && <TokensPanel />}
    </>
  ),
  UserPanel: AccessPanel,
} as const satisfies ClientModule;
