import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { readSessionValues, storeSessionValues } from '#platform/client/session-values.ts';
import { roleName } from '#platform/contract/rights.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Profile, type ProfileInput, profileForm, updateProfile } from '../contract.ts';
import * as say from '../messages.ts';

export function ProfilePanel({ profile }: { profile: Profile }) {
  const queries = useQueryClient();

  async function save(form: ProfileInput) {
    const reply = await makeCall(updateProfile, { body: { ...form, version: profile.version } });
    // The next change is one of the new version.
    await queries.invalidateQueries();
    return reply;
  }

  function onSaved({ message }: { message: string }, { username }: ProfileInput) {
    const session = readSessionValues();
    if (session) storeSessionValues({ ...session, username });
    notify('success', message);
  }

  return (
    <Panel
      title={say.profilePanel()}
      lead={say.signInAs({ email: profile.email, role: roleName(profile.role) })}
    >
      <RecordForm
        schema={profileForm}
        initial={{ username: profile.username, phone: profile.phone }}
        action={say.save()}
        save={save}
        onSaved={onSaved}
        keepsSaved
      >
        <TextField name="username" label={say.fullName()} autoComplete="name" required half />
        <TextField name="phone" label={say.contactNumber()} type="tel" autoComplete="tel" half />
      </RecordForm>
    </Panel>
  );
}
