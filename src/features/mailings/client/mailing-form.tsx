import { Link } from '@tanstack/react-router';
import { MAIL_PLACEHOLDERS } from '#features/content/mail-placeholders.ts';
import { useEditions } from '#features/event/client/use-editions.ts';
import type { ListedEdition } from '#features/event/edition.ts';
import { MAILING_PLACEHOLDERS, MAILING_PURPOSES, PURPOSE_NAMES } from '#features/mail/mailing-purposes.ts';
import { ATTENDEE_STATES } from '#features/registrations/contract.ts';
import { attendeeNotices } from '#features/registrations/desk.ts';
import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { type MailingInput, mailingForm } from '../contract.ts';

const PURPOSES = PURPOSE_NAMES.map((value) => ({ value, label: MAILING_PURPOSES[value].label }));
const STATE_LABELS = { registered: 'Registered', cancelled: 'Cancelled', all: 'Both' };
const STATES = ATTENDEE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const EVERYBODY = { search: '', state: '', notice: '', company: '', from: '', to: '' } as const;

interface Props {
  initial: Partial<MailingInput>;
  save: (values: MailingInput) => Promise<{ message: string; id?: string | undefined }>;
  onSaved: (reply: { message: string; id?: string | undefined }) => void;
}

/** What a mail to many says, and whom it is for. */
export function MailingForm({ initial, save, onSaved }: Props) {
  const heard = useReplyOfEdition(attendeeNotices, initial.audience?.edition)?.notices ?? [];
  const editions = useEditions() ?? [];
  return (
    <RecordForm
      schema={mailingForm}
      initial={{
        purpose: 'notice',
        subject: '',
        body: '',
        ...initial,
        audience: { ...EVERYBODY, edition: editionInUse(), ...initial.audience },
      }}
      action="Save the draft"
      failure={updateFailure}
      save={save}
      onSaved={onSaved}
      aside={<Link to="/admin/mailings">Cancel</Link>}
    >
      <SelectField
        name="purpose"
        label="Kind"
        options={PURPOSES}
        required
        hint="News reaches only those who asked for it, and can be ended by one click. Something about their registration, such as another hall, reaches everybody chosen."
      />
      <TextField name="subject" label="Subject" required hint={HINT} />
      <RichTextField name="body" label="Text" required />
      <fieldset className="form-group">
        <legend>Who gets it</legend>
        {editions.length > 1 && (
          <SelectField
            name="audience.edition"
            label="Edition"
            options={editionOptions(editions)}
            hint="Where it is the current one, those of whichever edition is current when it is sent."
          />
        )}
        <TextField name="audience.search" label="Name or email contains" half />
        <TextField name="audience.company" label="Company" half />
        <SelectField name="audience.state" label="State" options={STATES} half placeholder="Registered" />
        <SelectField name="audience.notice" label="How they heard" options={heard} half placeholder="Any" />
        <TextField name="audience.from" label="Registered from" type="date" half />
        <TextField name="audience.to" label="Registered until" type="date" half />
      </fieldset>
    </RecordForm>
  );
}

function editionOptions(editions: readonly ListedEdition[]) {
  const years = editions.map(({ id, year, current }) =>
    current ? { value: CURRENT_EDITION, label: `${year}, current` } : { value: id, label: String(year) },
  );
  return [...years, { value: ALL_EDITIONS, label: 'All editions' }];
}

const HINT = `You can use ${MAILING_PLACEHOLDERS.map((name) => `{${name}} (${MAIL_PLACEHOLDERS[name].meaning})`).join(', ')}.`;
