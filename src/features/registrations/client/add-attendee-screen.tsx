import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { SwitchField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { enterAttendee, newEnteredAttendee } from '../desk.ts';
import { AttendeeFields } from './attendee-fields.tsx';

const EMPTY = {
  name: '',
  company_name: '',
  role: '',
  email: '',
  whatsapp_number: '',
  contact_number: '',
  notice: '',
  note: '',
  confirm: false,
};

export function AddAttendeeScreen() {
  const onSaved = useSaved({ to: '/admin/attendees' });
  return (
    <Screen title="Add attendee" edition="current" within={{ to: '/admin/attendees', label: 'Attendees' }}>
      <RecordForm
        schema={newEnteredAttendee}
        initial={EMPTY}
        action="Add attendee"
        save={(body) => makeCall(enterAttendee, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/attendees">Cancel</Link>}
      >
        <AttendeeFields />
        <SwitchField
          name="confirm"
          label="Send the confirmation now"
          hint="It can also be sent later, from the list."
        />
      </RecordForm>
    </Screen>
  );
}
