import { makeCall } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { correction, correctPerson, type StoredRecord } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  id: string;
  correctable: NonNullable<StoredRecord['correctable']>;
  /** With the address by which the person is found from now on. */
  onCorrected: (email: string) => void;
  onCancel: () => void;
}

export function CorrectionForm({ id, correctable, onCorrected, onCancel }: Props) {
  const { version, ...values } = correctable;
  return (
    <RecordForm
      schema={correction}
      initial={values}
      action={say.saveCorrection()}
      save={(body) => makeCall(correctPerson, { body: { ...body, id, version } })}
      onSaved={({ message }, { email }) => {
        notify('success', message);
        onCorrected(email);
      }}
      aside={<Button onClick={onCancel}>{say.cancel()}</Button>}
    >
      <TextField name="name" label={say.fullName()} required />
      <TextField name="email" label={say.email()} type="email" required />
      <TextField name="whatsapp_number" label={say.whatsappNumber()} type="tel" required half />
      <TextField name="contact_number" label={say.contactNumber()} type="tel" half />
    </RecordForm>
  );
}
