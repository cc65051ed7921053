import type { ReactNode } from 'react';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { type Profile, viewProfile } from '../contract.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export interface Panels {
  twoFactor: (profile: Profile) => ReactNode;
  sessions: ReactNode;
  /** Closed until the two-factor sign-in that is required is set up. */
  tokens: ReactNode;
}

/** One's own account. What belongs to other features is handed in. */
export function AccountScreen({ twoFactor, sessions, tokens }: Panels) {
  return (
    <Screen title="Your account">
      <RecordLoader call={viewProfile} query={{}}>
        {({ record }) => (
          <>
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
