import { EVENT_ZONE, EVENT_ZONE_LABEL } from '#platform/contract/event-zone.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { CURRENCY, EVENT_YEARS } from '../contract.ts';

/** The fields of an edition, shared by both of its screens. */
export function EventFields() {
  return (
    <>
      <SelectField
        name="event_year"
        label="Year"
        options={EVENT_YEARS}
        placeholder="Choose a year"
        required
      />
      <TextField name="event_theme" label="Theme" />
      <TextField name="venue" label="Venue" />
      <TextField name="part_fee_regular" label={`Regular fee (${CURRENCY})`} inputMode="decimal" half />
      <TextField name="part_fee_early_bird" label={`Early-bird fee (${CURRENCY})`} inputMode="decimal" half />
      <TextField
        name="early_bird_expiry"
        label="Early-bird expiry date"
        hint="The last day of the early-bird fee."
        type="date"
      />
      <TextField name="event_date" label="Event date" hint="The first of the two days." type="date" half />
      <TextField
        name="event_time"
        label="Event time"
        hint={`When the first day begins, in ${EVENT_ZONE_LABEL} (${EVENT_ZONE}).`}
        type="time"
        half
      />
    </>
  );
}
