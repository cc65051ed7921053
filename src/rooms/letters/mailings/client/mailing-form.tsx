import { Link } from '@tanstack/react-router';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import {
  COMMON_PLACEHOLDERS,
  MAILING_PLACEHOLDERS,
  MAILING_PURPOSES,
  PURPOSE_NAMES,
} from '#rooms/mail/contract.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { MarksRequired } from '#ui/admin/form/field-layout.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { audience, type MailingInput, mailingForm } from '../contract.ts';
import * as say from '../messages.ts';
import { AudienceFields } from './audience-fields.tsx';
import { AudienceNow } from './audience-now.tsx';
import { AsYouWrite } from './three-people.tsx';

const PURPOSES = PURPOSE_NAMES.map((value) => ({ value, label: MAILING_PURPOSES[value].label() }));
const UNCHOSEN = Object.fromEntries(Object.keys(audience.shape).map((name) => [name, '']));
const EVERYBODY = { ...UNCHOSEN, edition: CURRENT_EDITION };
/** Of the form, for buttons outside it. */
export const MAILING_FORM = 'mailing';

interface Props {
  initial: Partial<MailingInput>;
  save: (values: MailingInput) => Promise<{ message: string; id?: string | undefined }>;
  onSaved: (
    reply: { message: string; id?: string | undefined },
    values: MailingInput,
    button: string | undefined,
  ) => void;
}

/** What a mail to many says, and whom it is for. */
export function MailingForm({ initial, save, onSaved }: Props) {
  return (
    <RecordForm
      id={MAILING_FORM}
      schema={mailingForm}
      initial={{
        purpose: 'notice',
        subject: '',
        body: '',
        ...initial,
        audience: { ...EVERYBODY, ...initial.audience },
      }}
      action={say.saveDraft()}
      failure={updateFailure}
      save={save}
      onSaved={onSaved}
      aside={<Link to="/admin/mailings">{say.cancel()}</Link>}
      beside={
        <div className="mail-beside">
          <AudienceNow />
          <AsYouWrite />
        </div>
      }
    >
      <SelectField name="purpose" label={say.kind()} options={PURPOSES} required hint={say.purposeHint()} />
      <TextField name="subject" label={say.subject()} required hint={HINT} />
      <RichTextField name="body" label={say.text()} required />
      <MarksRequired value>
        <AudienceFields />
      </MarksRequired>
    </RecordForm>
  );
}

const HINT = say.placeholders({
  names: MAILING_PLACEHOLDERS.map((name) => `{${name}} (${COMMON_PLACEHOLDERS[name]()})`).join(', '),
});
