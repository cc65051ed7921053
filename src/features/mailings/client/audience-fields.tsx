import { useWatch } from 'react-hook-form';
import { viewEditions } from '#features/event/edition-calls.ts';
import { editionOptions } from '#features/event/edition-options.ts';
import { ATTENDEE_STATES } from '#features/registrations/contract.ts';
import { attendeeNotices } from '#features/registrations/desk.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';

const STATE_LABELS = { registered: 'Registered', cancelled: 'Cancelled', all: 'Both' };
const STATES = ATTENDEE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** The filters of the attendees' list. */
export function AudienceFields() {
  const edition: string = useWatch({ name: 'audience.edition' });
  const heard = useReplyOfEdition(attendeeNotices, edition)?.notices ?? [];
  return (
    <fieldset className="form-group">
      <legend>Who gets it</legend>
      <EditionField />
      <TextField name="audience.search" label="Name or email contains" half />
      <TextField name="audience.company" label="Company" half />
      <SelectField name="audience.state" label="State" options={STATES} half placeholder="Registered" />
      <SelectField name="audience.notice" label="How they heard" options={heard} half placeholder="Any" />
      <TextField name="audience.from" label="Registered from" type="date" half />
      <TextField name="audience.to" label="Registered until" type="date" half />
    </fieldset>
  );
}

/** Whose people get it. With only one edition there is nothing to choose. */
function EditionField() {
  const editions = useReply(viewEditions, ({ records }) => records) ?? [];
  if (editions.length < 2) return null;
  return (
    <SelectField
      name="audience.edition"
      label="Edition"
      options={[...editionOptions(editions), { value: ALL_EDITIONS, label: 'All editions' }]}
    />
  );
}
