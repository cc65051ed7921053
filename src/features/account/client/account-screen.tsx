import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { viewProfile } from '../contract.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** One's own account. What belongs to other features stands beneath, as `children`. */
export function AccountScreen({ children }: { children: React.ReactNode }) {
  return (
    <Screen title="Your account" crumb="Account">
      <RecordLoader call={viewProfile} query={{}}>
        {({ record }) => (
          <>
            <TwoFactorPanel profile={record} />
            <ProfilePanel profile={record} />
          </>
        )}
      </RecordLoader>
      <PasswordPanel />
      {children}
    </Screen>
  );
}
