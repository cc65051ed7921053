import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { emptyValues } from '#platform/contract/record.ts';
import { editionsOfNew, viewEditions } from '#rooms/edition/contract.ts';
import { MAY_BE_EMPTY, without } from '#rooms/people/submissions/not-required.ts';
import { personFields } from '#rooms/people/submissions/person-fields.ts';
import { askBeyondPlaces } from '#ui/admin/ask-beyond-places.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { SelectField, SwitchField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { askedOfAttendees, enterAttendee, newEnteredAttendee } from '../desk.ts';
import * as say from '../messages.ts';
import { AttendeeFields } from './attendee-fields.tsx';

const EMPTY = { ...emptyValues(personFields), note: '', answers: {}, confirm: false };

const NOTHING_ASKED = { notices: [], questions: [], notRequired: [] };
/** What the chosen edition requires is marked; the server checks it. */
const ENTERED = without(newEnteredAttendee, MAY_BE_EMPTY);

export function AddAttendeeScreen() {
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const onSaved = useSaved({ to: '/admin/attendees' });
  return (
    <Screen title={say.addAttendee()} within={{ to: '/admin/attendees', label: say.many() }}>
      {editions && (
        <RecordForm
          schema={ENTERED}
          initial={{ ...EMPTY, edition: editions.chosen }}
          action={say.addAttendee()}
          save={(body) =>
            askBeyondPlaces((allowed) => makeCall(enterAttendee, { body: { ...body, ...allowed } }))
          }
          onSaved={onSaved}
          aside={<Link to="/admin/attendees">{say.cancel()}</Link>}
        >
          <NewAttendeeFields editions={editions.options} />
        </RecordForm>
      )}
    </Screen>
  );
}

/** What is asked depends on the edition that is chosen among them. */
function NewAttendeeFields({ editions }: { editions: readonly { value: string; label: string }[] }) {
  const edition = useWatch({ name: 'edition' }) as string;
  const asked = useReplyOfEdition(askedOfAttendees, edition) ?? NOTHING_ASKED;
  return (
    <>
      {editions.length > 1 && (
        <SelectField name="edition" label={say.edition()} options={editions} required />
      )}
      <AttendeeFields edition={edition} {...asked} />
      {edition === CURRENT_EDITION && (
        <SwitchField name="confirm" label={say.sendConfirmationNow()} hint={say.confirmHint()} />
      )}
    </>
  );
}
