import { Link } from '@tanstack/react-router';
import { type Content, type Question, viewContent } from '#features/content/contract.ts';
import { noticesOf } from '#features/content/notices.ts';
import { askedOf } from '#features/submissions/questions.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { SwitchField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
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
  answers: {},
  confirm: false,
};

const NOTHING_ASKED = { notices: [], questions: [] };

const asked = ({ edition }: Content): Record<'notices', string[]> & Record<'questions', Question[]> => ({
  notices: noticesOf(edition, 'registration'),
  questions: askedOf(edition.forms.registration),
});

export function AddAttendeeScreen() {
  const { notices, questions } = useReply(viewContent, asked) ?? NOTHING_ASKED;
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
        <AttendeeFields notices={notices} questions={questions} />
        <SwitchField
          name="confirm"
          label="Send the confirmation now"
          hint="It can also be sent later, from the list."
        />
      </RecordForm>
    </Screen>
  );
}
