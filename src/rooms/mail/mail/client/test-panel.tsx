import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { sendTestMail, testMailForm } from '../contract.ts';
import * as say from '../messages.ts';

/** Shows whether mail arrives, and how it looks there. */
export function TestPanel() {
  const queries = useQueryClient();
  return (
    <Panel title={say.sendTestMail()}>
      <RecordForm
        schema={testMailForm}
        initial={{ email: '' }}
        action={say.sendTest()}
        actionKind="plain"
        saving={say.sending()}
        save={(body) => makeCall(sendTestMail, { body })}
        onSaved={({ message }) => {
          notify('success', message);
          queries.invalidateQueries();
        }}
      >
        <TextField name="email" label={say.to()} type="email" autoComplete="off" required />
      </RecordForm>
    </Panel>
  );
}
