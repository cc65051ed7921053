import { useWatch } from 'react-hook-form';
import { isCurrency } from '#platform/contract/currency.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { EVENT_YEARS } from '../contract.ts';
import { currencySymbol } from '../money.ts';
import { EditionFieldGroups } from './edition-field-groups.tsx';

/** The fields of an edition, shared by both of its screens. */
export function EventFields() {
  return (
    <>
      <YearField />
      <TextField name="event_theme" label="Theme" />
      <VenueField />
      <FeeFields />
      <FirstDayFields />
      <EditionFieldGroups />
    </>
  );
}

export function YearField() {
  return (
    <SelectField name="event_year" label="Year" options={EVENT_YEARS} placeholder="Choose a year" required />
  );
}

export function VenueField() {
  return <TextField name="venue" label="Venue" />;
}

export function FeeFields() {
  const currency: string = useWatch({ name: 'currency' });
  const symbol = isCurrency(currency) ? ` (${currencySymbol(currency)})` : '';
  return (
    <>
      <TextField name="part_fee_regular" label={`Regular fee${symbol}`} inputMode="decimal" half />
      <TextField name="part_fee_early_bird" label={`Early-bird fee${symbol}`} inputMode="decimal" half />
      <TextField
        name="early_bird_expiry"
        label="Early-bird expiry date"
        hint="The last day of the early-bird fee."
        type="date"
      />
    </>
  );
}

export function FirstDayFields() {
  const zone: string = useWatch({ name: 'time_zone' });
  return (
    <>
      <TextField name="event_date" label="Event date" hint="The first day." type="date" half />
      <TextField
        name="event_time"
        label="Event time"
        hint={`When the doors open on the first day${zone ? `, in the zone ${zone}` : ''}.`}
        type="time"
        half
      />
    </>
  );
}
