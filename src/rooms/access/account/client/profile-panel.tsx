import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { readSessionValues, storeSessionValues } from '#platform/client/session-values.ts';
import { roleName } from '#platform/contract/rights.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Profile, type ProfileInput, profileForm, updateProfile, viewProfile } from '../contract.ts';
import * as say from '../messages.ts';

export function ProfilePanel({ profile }: { profile: Profile }) {
  const queries = useQueryClient();
  const version = useRef<string | undefined>(profile.version);

  async function save(form: ProfileInput) {
    const reply = await makeCall(updateProfile, { body: { ...form, version: version.current } });
    // The form stays open, and its next change is one of what it has just saved.
    version.current = await makeCall(viewProfile, {}).then(
      ({ record }) => record.version,
      () => undefined,
    );
    return reply;
  }

  function onSaved({ message }: { message: string }, { username }: ProfileInput) {
    const session = readSessionValues();
    if (session) storeSessionValues({ ...session, username });
    notify('success', message);
    queries.invalidateQueries();
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
