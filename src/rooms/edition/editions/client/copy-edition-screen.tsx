import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { SwitchField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { copiedEdition, copyEdition, singleEdition } from '../contract.ts';
import * as say from '../messages.ts';
import { EditionFormFields } from './offers/edition-form-fields.tsx';

/** Another edition with the texts, packages and data of this one. */
export function CopyEditionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.copyEdition()}
      within={{ to: '/admin/data-center', label: say.many() }}
      nameOf={({ record }) => say.copyOf({ year: record.year })}
      call={singleEdition}
      query={{ id }}
    >
      {({ record }) => (
        <>
          <p className="panel-lead">{say.copyLead()}</p>
          <CopyForm id={id} year={record.year} />
        </>
      )}
    </UpdateScreen>
  );
}

function CopyForm({ id, year }: { id: string; year: number }) {
  const onSaved = useSaved({ to: '/admin/data-center' });
  return (
    <RecordForm
      schema={copiedEdition}
      initial={{
        event_year: String(year + 1),
        event_date: '',
        last_date: '',
        texts: true,
        speakers: false,
        sponsors: false,
      }}
      action={say.copy()}
      save={(body) => makeCall(copyEdition, { query: { id }, body })}
      onSaved={onSaved}
      aside={<Link to="/admin/data-center">{say.cancel()}</Link>}
    >
      <EditionFormFields only={['year', 'eventDate', 'days']} />
      <SwitchField name="texts" label={say.takeTexts()} hint={say.takeTextsHint()} />
      <SwitchField name="speakers" label={say.takeSpeakers()} hint={say.takeSpeakersHint()} />
      <SwitchField name="sponsors" label={say.takeSponsors()} />
    </RecordForm>
  );
}
