import { makeCall } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { correction, correctPerson, type StoredRecord } from '../contract.ts';

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
      action="Save the correction"
      save={(body) => makeCall(correctPerson, { body: { ...body, id, version } })}
      onSaved={({ message }, { email }) => {
        notify('success', message);
        onCorrected(email);
      }}
      aside={<Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField name="name" label="Full name" required />
      <TextField name="email" label="Email" type="email" required />
      <TextField name="whatsapp_number" label="WhatsApp number" type="tel" required half />
      <TextField name="contact_number" label="Contact number" type="tel" half />
    </RecordForm>
  );
}
