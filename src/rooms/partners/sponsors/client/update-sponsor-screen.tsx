import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { changedSponsor, singleSponsor, updateSponsor } from '../contract.ts';
import * as say from '../messages.ts';
import { logoAddress } from './logo-address.ts';
import { SponsorFields } from './sponsor-fields.tsx';

export function UpdateSponsorScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.updateTitle()}
      within={{ to: '/admin/sponsordata', label: say.many() }}
      nameOf={({ record }) => record.name}
      call={singleSponsor}
      query={{ id }}
    >
      {({ record }) => (
        <>
          <UpdateForm sponsor={record} />
          <Given name="RecordPart" props={{ id: record.id }} />
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ sponsor }: { sponsor: CallOutput<typeof singleSponsor>['record'] }) {
  const onSaved = useSaved({ to: '/admin/sponsordata' });
  const { id, title, name, website, contactName, contactEmail, version } = sponsor;
  return (
    <RecordForm
      schema={changedSponsor}
      initial={{ title, name, website, contactName, contactEmail, image: undefined }}
      action={say.update()}
      failure={updateFailure}
      incomplete={allRequired()}
      save={(fields) => makeCall(updateSponsor, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/sponsordata">{say.cancel()}</Link>}
    >
      <SponsorFields id={id} logo={logoAddress(sponsor)} />
    </RecordForm>
  );
}
