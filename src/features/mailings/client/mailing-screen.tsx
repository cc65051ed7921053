import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { singleMailing, updateMailing } from '../contract.ts';
import { MailingForm } from './mailing-form.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { ReleasePanel } from './release-panel.tsx';
import { ThreePeople } from './three-people.tsx';

type Record = CallOutput<typeof singleMailing>['record'];

/** A mail to many: as long as it is a draft, it can be changed; then it is watched. */
export function MailingScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title="Mail to many"
      within={{ to: '/admin/mailings', label: 'Writing to many' }}
      nameOf={({ record }) => record.subject}
      call={singleMailing}
      query={{ id }}
    >
      {({ record }) =>
        record.state === 'draft' ? <Draft mailing={record} /> : <Underway mailing={record} />
      }
    </UpdateScreen>
  );
}

function Draft({ mailing }: { mailing: Record }) {
  const { id, version, purpose, subject, body, audience } = mailing;
  const reload = useReload();
  const queries = useQueryClient();
  return (
    <>
      <MailingForm
        initial={{ purpose, subject, body, audience }}
        save={(values) => makeCall(updateMailing, { query: { id }, body: { ...values, version } })}
        onSaved={({ message }) => {
          notify('success', message);
          queries.invalidateQueries();
          reload?.();
        }}
      />
      <ThreePeople id={id} version={version} />
      <ReleasePanel id={id} onReleased={() => reload?.()} />
    </>
  );
}

function Underway({ mailing }: { mailing: Record }) {
  const reload = useReload();
  return (
    <>
      <ProgressPanel id={mailing.id} onWithdrawn={() => reload?.()} />
      <ThreePeople id={mailing.id} version={mailing.version} />
    </>
  );
}
