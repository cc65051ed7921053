import { Fragment, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { viewEditions } from '#modules/editions/edition-calls.ts';
import { editionOptions } from '#modules/editions/edition-options.ts';
import { ATTENDEE_STATES } from '#modules/registrations/contract.ts';
import { attendeeNotices } from '#modules/registrations/desk.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import type { Audience } from '../contract.ts';

const STATE_LABELS = { registered: 'Registered', cancelled: 'Cancelled', all: 'Both' };
const STATES = ATTENDEE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const NEWS = [{ value: 'yes', label: 'Asked for it' }];

/** The filters of the attendees' list. */
export function AudienceFields() {
  const edition: string = useWatch({ name: 'audience.edition' });
  const heard = useReplyOfEdition(attendeeNotices, edition)?.notices ?? [];
  const fields: Record<keyof Audience, ReactElement> = {
    edition: <EditionField />,
    search: <TextField name="audience.search" label="Name, email or number" half />,
    company: <TextField name="audience.company" label="Company" half />,
    state: <SelectField name="audience.state" label="State" options={STATES} half placeholder="Registered" />,
    notice: (
      <SelectField name="audience.notice" label="How they heard" options={heard} half placeholder="Any" />
    ),
    news: <SelectField name="audience.news" label="News" options={NEWS} half placeholder="Any" />,
    from: <TextField name="audience.from" label="Registered from" type="date" half />,
    to: <TextField name="audience.to" label="Registered until" type="date" half />,
  };
  return (
    <fieldset className="form-group">
      <legend>Who gets it</legend>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
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
