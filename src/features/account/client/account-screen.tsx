import type { ReactNode } from 'react';
import { TwoFactorPanel } from '#features/auth/client/two-factor/two-factor-panel.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { viewProfile } from '../contract.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

interface Props {
  sessions: ReactNode;
  /** Closed until the two-factor sign-in that is required is set up. */
  tokens: ReactNode;
}

/** One's own account. What belongs to other features stands beneath. */
export function AccountScreen({ sessions, tokens }: Props) {
  return (
    <Screen title="Your account">
      <RecordLoader call={viewProfile} query={{}}>
        {({ record }) => (
          <>
            <TwoFactorPanel profile={record} />
            <ProfilePanel profile={record} />
            <PasswordPanel />
            {sessions}
            {(record.twoFactor || !record.twoFactorRequired) && tokens}
          </>
        )}
      </RecordLoader>
    </Screen>
  );
}
