import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { roleName } from '#platform/contract/rights.ts';
import { viewRoles } from '#rooms/ground/contract.ts';
import { Given } from '#ui/admin/client-module.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { useReply } from '#ui/admin/use-reply.ts';
import { changedUser, singleUser, type User, updateUser } from '../contract.ts';
import * as say from '../messages.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Below the form of a user. */
    UserPanel?: ComponentType<{ user: User }>;
  }
}

export function UpdateUserScreen({ userId }: { userId: string }) {
  return (
    <UpdateScreen
      title={say.updateUser()}
      within={{ to: '/admin/users', label: say.userList() }}
      nameOf={({ record }) => record.username}
      call={singleUser}
      query={{ userId }}
    >
      {({ record }) => (
        <>
          <UpdateForm user={record} />
          <Given name="UserPanel" props={{ user: record }} />
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ user }: { user: CallOutput<typeof singleUser>['record'] }) {
  const onSaved = useSaved({ to: '/admin/users' });
  const names = useReply(viewRoles, ({ records }) => records.map(({ name }) => name)) ?? [user.role];
  const roles = names.map((value) => ({ value, label: roleName(value) }));
  const { id: userId, username, email, role, phone, version } = user;
  return (
    <RecordForm
      schema={changedUser}
      initial={{ username, email, role, phone, password: '' }}
      action={say.updateUser()}
      failure={updateFailure}
      save={(fields) => makeCall(updateUser, { query: { userId }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/users">{say.cancel()}</Link>}
    >
      <TextField name="username" label={say.fullName()} autoComplete="off" required />
      <TextField name="email" label={say.email()} type="email" autoComplete="off" required />
      <SelectField name="role" label={say.role()} options={roles} required />
      <TextField name="phone" label={say.contactNumber()} type="tel" autoComplete="off" />
      <TextField
        name="password"
        label={say.password()}
        hint={say.passwordUpdateHint()}
        type="password"
        autoComplete="new-password"
      />
    </RecordForm>
  );
}
