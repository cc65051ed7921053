import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { correctMail, type Mail, testMailForm } from '../contract.ts';
import * as say from '../messages.ts';

/** Corrects where a mail goes, and sends it there. */
export function AddressForm({ mail, onEnd }: { mail: Mail; onEnd: () => void }) {
  const queries = useQueryClient();
  return (
    <RecordForm
      schema={testMailForm}
      initial={{ email: mail.recipient }}
      action={say.saveAndSend()}
      save={({ email }) => makeCall(correctMail, { body: { id: mail.id, email } })}
      onSaved={({ message }) => {
        notify('success', message);
        onEnd();
        queries.invalidateQueries();
      }}
      aside={<Button onClick={onEnd}>{say.cancel()}</Button>}
    >
      <TextField
        name="email"
        label={say.address()}
        type="email"
        autoComplete="off"
        hint={say.addressHint()}
        required
      />
    </RecordForm>
  );
}
