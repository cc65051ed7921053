import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { createBasicData, eventData } from '../contract.ts';
import { EventFields } from './event-fields.tsx';

const EMPTY = {
  event_year: '',
  event_theme: '',
  venue: '',
  part_fee_regular: '',
  part_fee_early_bird: '',
  early_bird_expiry: '',
  event_date: '',
  event_time: '',
};

export function CreateEventScreen() {
  const onSaved = useSaved({ to: '/admin/basic-data' });
  return (
    <Screen title="Add Event Data">
      <RecordForm
        schema={eventData}
        initial={EMPTY}
        action="Add event data"
        save={(body) => makeCall(createBasicData, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/data-center">Cancel</Link>}
      >
        <EventFields />
      </RecordForm>
    </Screen>
  );
}
