import { makeCall } from '#platform/client/call-client.ts';
import { PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { changePassword, passwordForm } from '../contract.ts';

export function PasswordPanel() {
  return (
    <Panel title="Password" lead="A new password signs you out everywhere else, and ends your API tokens.">
      <RecordForm
        schema={passwordForm}
        initial={{ current: '', password: '' }}
        action="Change password"
        actionKind="plain"
        save={(body) => makeCall(changePassword, { body })}
        onSaved={({ message }) => notify('success', message)}
      >
        <TextField
          name="current"
          label="Current password"
          hint="To make sure it’s you."
          type="password"
          autoComplete="current-password"
          required
          half
        />
        <TextField
          name="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          type="password"
          autoComplete="new-password"
          required
          half
        />
      </RecordForm>
    </Panel>
  );
}
