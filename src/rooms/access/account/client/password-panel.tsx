import { makeCall } from '#platform/client/call-client.ts';
import { PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { changePassword, passwordForm } from '../contract.ts';
import * as say from '../messages.ts';

export function PasswordPanel() {
  return (
    <Panel title={say.password()} lead={say.passwordPanel()}>
      <RecordForm
        schema={passwordForm}
        initial={{ current: '', password: '' }}
        action={say.changePassword()}
        actionKind="plain"
        save={(body) => makeCall(changePassword, { body })}
        onSaved={({ message }) => notify('success', message)}
      >
        <TextField
          name="current"
          label={say.currentPassword()}
          hint={say.currentPasswordHint()}
          type="password"
          autoComplete="current-password"
          required
          half
        />
        <TextField
          name="password"
          label={say.newPassword()}
          hint={say.newPasswordHint({ least: PASSWORD_MIN })}
          type="password"
          autoComplete="new-password"
          required
          half
        />
      </RecordForm>
    </Panel>
  );
}
