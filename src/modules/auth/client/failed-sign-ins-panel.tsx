import { plural } from '#platform/contract/plural.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';

interface FailedSignIns {
  days: number;
  wrongPasswords: number;
  wrongCodes: number;
  last: string;
}

/** Tells users that someone tried to sign in as them. */
export function FailedSignInsPanel({ attempts }: { attempts: FailedSignIns }) {
  const { days, wrongPasswords, wrongCodes, last } = attempts;
  const total = wrongPasswords + wrongCodes;
  if (total === 0) return null;
  return (
    <Panel
      title="Failed sign-ins"
      lead={
        <>
          {plural(total, 'One attempt', `${total} attempts`)} to sign in to your account failed in the last{' '}
          {days} days, most recently <Instant value={last} />.
        </>
      }
    >
      {wrongCodes > 0 && (
        <p role="alert" className="warning">
          Someone entered your right password and a wrong code
          {plural(wrongCodes, '', ` ${wrongCodes} times`)}. If that wasn’t you, change your password now.
        </p>
      )}
    </Panel>
  );
}
