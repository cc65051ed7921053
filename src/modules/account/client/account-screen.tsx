import type { ReactNode } from 'react';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { type Profile, viewProfile } from '../contract.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export interface Panels {
  attempts: (profile: Profile) => ReactNode;
  twoFactor: (profile: Profile) => ReactNode;
  sessions: ReactNode;
  /** Hidden while required two-factor sign-in isn't set up. */
  tokens: ReactNode;
}

/** The user's own account. Other features pass in their panels. */
export function AccountScreen({ attempts, twoFactor, sessions, tokens }: Panels) {
  return (
    <Screen title="Your account">
      <RecordLoader call={viewProfile} query={{}}>
        {({ record }) => (
          <>
            {attempts(record)}
            {twoFactor(record)}
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
