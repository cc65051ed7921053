import type { ComponentType } from 'react';
import { Given } from '#ui/admin/client-module.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { type Profile, viewProfile } from '../contract.ts';
import * as say from '../messages.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Panels before and after the user's own data. */
    AccountTop?: ComponentType<{ profile: Profile }>;
    AccountBottom?: ComponentType<{ profile: Profile }>;
  }
}

/** The user's own account. */
export function AccountScreen() {
  return (
    <Screen title={say.yourAccount()}>
      <RecordLoader call={viewProfile} query={{}}>
        {({ record: profile }) => (
          <>
            <Given name="AccountTop" props={{ profile }} />
            <ProfilePanel profile={profile} />
            <PasswordPanel />
            <Given name="AccountBottom" props={{ profile }} />
          </>
        )}
      </RecordLoader>
    </Screen>
  );
}
