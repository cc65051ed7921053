import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { singleMailing, updateMailing } from '../contract.ts';
import * as say from '../messages.ts';
import { FilesPanel } from './files-panel.tsx';
import { MailingForm } from './mailing-form.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { ReleasePanel, useRelease } from './release-panel.tsx';
import { ThreePeople } from './three-people.tsx';

type Record = CallOutput<typeof singleMailing>['record'];

/** A mail to many: as long as it is a draft, it can be changed; then it is watched. */
export function MailingScreen({ id }: { id: string }) {
  const releasing = useRelease(id);
  return (
    <UpdateScreen
      title={say.mailToMany()}
      within={{ to: '/admin/mailings', label: say.writingToMany() }}
      nameOf={({ record }) => record.subject}
      call={singleMailing}
      query={{ id }}
    >
      {({ record }) =>
        record.state === 'draft' ? (
          <Draft mailing={record} releasing={releasing} />
        ) : (
          <Underway mailing={record} />
        )
      }
    </UpdateScreen>
  );
}

function Draft({ mailing, releasing }: { mailing: Record; releasing: ReturnType<typeof useRelease> }) {
  const { id, version, purpose, subject, body, audience } = mailing;
  const reload = useReload();
  const queries = useQueryClient();
  const release = (what: 'send' | 'test', of: string, seen?: string) =>
    releasing.release({ what, subject: of, seen, onReleased: () => reload?.() });
  return (
    <>
      <MailingForm
        initial={{ purpose, subject, body, audience }}
        save={(values) => makeCall(updateMailing, { query: { id }, body: { ...values, version } })}
        onSaved={({ message }, values, button) => {
          queries.invalidateQueries();
          reload?.();
          if (button === 'send' || button === 'test') release(button, values.subject);
          else notify('success', message);
        }}
      />
      <FilesPanel mailingId={id} files={mailing.files} />
      <ReleasePanel {...releasing} release={(what) => release(what, subject, version)} />
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
