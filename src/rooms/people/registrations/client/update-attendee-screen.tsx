import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { formValues } from '#platform/contract/record.ts';
import { without } from '#rooms/people/submissions/not-required.ts';
import { personFields } from '#rooms/people/submissions/person-fields.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { changedAttendee, updateAttendee, viewAttendee } from '../desk.ts';
import * as say from '../messages.ts';
import { AttendeeFields } from './attendee-fields.tsx';

export function UpdateAttendeeScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.correctAttendee()}
      within={{ to: '/admin/attendees', label: say.many() }}
      nameOf={({ record }) => record.fullname}
      call={viewAttendee}
      query={{ id }}
    >
      {({ record }) => <UpdateForm attendee={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({ attendee }: { attendee: CallOutput<typeof viewAttendee>['record'] }) {
  const { id, version } = attendee;
  const questions = attendee.questions.filter(({ isGone }) => !isGone);
  const back = { to: '/admin/attendees', search: { record: id } } as const;
  const onSaved = useSaved(back);
  return (
    <RecordForm
      schema={without(changedAttendee, attendee.notRequired)}
      initial={{
        ...formValues(personFields, attendee),
        note: attendee.note,
        language: attendee.language,
        answers: Object.fromEntries(questions.map(({ key, answer }) => [key, answer])),
      }}
      action={say.save()}
      failure={updateFailure}
      save={(fields) => makeCall(updateAttendee, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link {...back}>{say.cancel()}</Link>}
    >
      <AttendeeFields notices={attendee.notices} notRequired={attendee.notRequired} questions={questions} />
    </RecordForm>
  );
}
