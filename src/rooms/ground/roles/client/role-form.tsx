import { Link } from '@tanstack/react-router';
import { useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { ADMINISTRATOR } from '#platform/contract/access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { addRole, roleForm, singleRole, updateRole, viewRoles } from '../contract.ts';
import * as say from '../messages.ts';

const LIST = { to: '/admin/roles' } as const;

export function AddRoleScreen() {
  const onSaved = useSaved(LIST);
  return (
    <Screen title={say.addRole()} within={{ ...LIST, label: say.title() }}>
      <RecordForm
        schema={roleForm}
        initial={{ name: '', rights: [] }}
        action={say.addRole()}
        save={(body) => makeCall(addRole, { body })}
        onSaved={onSaved}
        aside={<Link {...LIST}>{say.cancel()}</Link>}
      >
        <RoleFields />
      </RecordForm>
    </Screen>
  );
}

export function UpdateRoleScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.updateRole()}
      within={{ ...LIST, label: say.title() }}
      nameOf={({ record }) => record.name}
      call={singleRole}
      query={{ id }}
    >
      {({ record }) => <UpdateForm role={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({
  role: { id, name, rights, version },
}: {
  role: CallOutput<typeof singleRole>['record'];
}) {
  const onSaved = useSaved(LIST);
  return (
    <RecordForm
      schema={roleForm}
      initial={{ name, rights }}
      action={say.updateRole()}
      failure={updateFailure}
      save={(fields) => makeCall(updateRole, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link {...LIST}>{say.cancel()}</Link>}
    >
      <RoleFields />
    </RecordForm>
  );
}

function RoleFields() {
  return (
    <>
      <TextField name="name" label={say.name()} hint={say.nameHint()} autoComplete="off" required />
      <RightsField />
    </>
  );
}

/** All rights; those that one doesn't have oneself can't be given. */
function RightsField() {
  const { register, formState } = useFormContext();
  const session = useSessionValues();
  const rights = useReply(viewRoles, (reply) => reply.rights) ?? [];
  const own: readonly string[] = session?.rights ?? [];
  const error = formState.errors.rights?.message;
  return (
    <fieldset className="field rights" aria-describedby={error ? 'rights-error' : undefined}>
      <legend className="field-label">{say.mayDo()}</legend>
      {rights.map(({ name, label, allows }) => (
        <label key={name} className="right">
          <input
            type="checkbox"
            className="checkbox"
            value={name}
            disabled={session?.role !== ADMINISTRATOR && !own.includes(name)}
            {...register('rights')}
          />
          <span>
            <strong>{label}</strong>
            <span className="field-hint">{allows}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id="rights-error" className="field-error">
          {String(error)}
        </p>
      )}
    </fieldset>
  );
}
