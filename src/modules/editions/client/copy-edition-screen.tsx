import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { copiedEdition, copyEdition, singleEdition } from '../contract.ts';
import { EditionFormFields } from './offers/edition-form-fields.tsx';

/** Another edition with the texts, packages and data of this one. */
export function CopyEditionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title="Copy edition"
      within={{ to: '/admin/data-center', label: 'Event data' }}
      nameOf={({ record }) => `Copy ${record.year} to another year`}
      call={singleEdition}
      query={{ id }}
    >
      {({ record }) => (
        <>
          <p className="panel-lead">
            Copied are its published texts and packages, its name, theme, place, zone, currency, regular fee,
            group discount and places. Not copied are registrations and requests, the early-bird fee, and when
            registration opens and closes. The website goes on showing the edition that is current now.
          </p>
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
      initial={{ event_year: String(year + 1), event_date: '', last_date: '' }}
      action="Copy"
      save={(body) => makeCall(copyEdition, { query: { id }, body })}
      onSaved={onSaved}
      aside={<Link to="/admin/data-center">Cancel</Link>}
    >
      <EditionFormFields only={['year', 'eventDate', 'days']} />
    </RecordForm>
  );
}
