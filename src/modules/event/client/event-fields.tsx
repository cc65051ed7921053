import { useWatch } from 'react-hook-form';
import { isCurrency } from '#platform/contract/currency.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { EVENT_YEARS } from '../contract.ts';
import { currencySymbol, money } from '../money.ts';
import { readFee } from '../read-fee.ts';
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
  const known = isCurrency(currency) ? currency : null;
  const symbol = known ? ` (${currencySymbol(known)})` : '';
  return (
    <>
      <FeeField name="part_fee_regular" label={`Regular fee${symbol}`} currency={known} />
      <FeeField name="part_fee_early_bird" label={`Early-bird fee${symbol}`} currency={known} />
      <TextField
        name="early_bird_expiry"
        label="Early-bird expiry date"
        hint="The last day of the early-bird fee."
        type="date"
      />
    </>
  );
}

/** Says at once what an amount is read as. */
function FeeField({ currency, ...field }: { name: string; label: string; currency: string | null }) {
  const typed: string = useWatch({ name: field.name });
  const read = typed ? readFee(typed, currency) : undefined;
  const understood = read && ('problem' in read ? read.problem : `That’s ${money(read.amount, currency)}.`);
  const hint = [understood, 'Public as soon as it’s saved.'].filter(Boolean).join(' ');
  return <TextField {...field} hint={hint} inputMode="decimal" half />;
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
