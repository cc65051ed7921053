import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { enterAttendee, enteredAttendee } from '../desk.ts';
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
};

export function AddAttendeeScreen() {
  const onSaved = useSaved({ to: '/admin/attendees' });
  return (
    <Screen title="Add attendee" edition="current" within={{ to: '/admin/attendees', label: 'Attendees' }}>
      <RecordForm
        schema={enteredAttendee}
        initial={EMPTY}
        action="Add attendee"
        save={(body) => makeCall(enterAttendee, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/attendees">Cancel</Link>}
      >
        <AttendeeFields />
      </RecordForm>
    </Screen>
  );
}
