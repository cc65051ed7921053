import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { ALL_REQUIRED } from '#platform/contract/picture-file.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { changedSponsor, singleSponsor, updateSponsor } from '../contract.ts';
import { logoAddress } from './logo-address.ts';
import { SponsorFields } from './sponsor-fields.tsx';

export function UpdateSponsorScreen({ id }: { id: string }) {
  return (
    <Screen title="Update Sponsor/Partner">
      <RecordLoader call={singleSponsor} query={{ id }}>
        {({ record }) => <UpdateForm sponsor={record} />}
      </RecordLoader>
    </Screen>
  );
}

function UpdateForm({ sponsor }: { sponsor: CallOutput<typeof singleSponsor>['record'] }) {
  const onSaved = useSaved({ to: '/admin/sponsordata' });
  const { id, title, name, website, version } = sponsor;
  return (
    <RecordForm
      schema={changedSponsor}
      initial={{ title, name, website, image: undefined }}
      action="Update sponsor/partner"
      failure={updateFailure}
      incomplete={ALL_REQUIRED}
      save={(fields) => makeCall(updateSponsor, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/sponsordata">Cancel</Link>}
    >
      <SponsorFields logo={logoAddress(sponsor)} />
    </RecordForm>
  );
}
