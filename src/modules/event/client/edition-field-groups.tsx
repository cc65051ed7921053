import { useWatch } from 'react-hook-form';
import { COUNTRIES } from '#platform/contract/countries.ts';
import { NO_ZONE } from '#platform/contract/event-zone.ts';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { FormGroup } from '#ui/admin/form/form-group.tsx';

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const CURRENCIES = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} – ${currencyNames.of(code)}`,
}));
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** What an edition has beyond the documented fields. */
export function EditionFieldGroups() {
  return (
    <>
      <FormGroup title="Where">
        <TextField
          name="event_name"
          label="Name of the summit"
          hint="As pages, badges and calendar entries show it."
        />
        <PlaceFields />
        <TextField
          name="latitude"
          label="Latitude"
          hint="In degrees, such as 6.1319."
          inputMode="text"
          half
        />
        <TextField
          name="longitude"
          label="Longitude"
          hint="West is negative: -0.2057."
          inputMode="text"
          half
        />
      </FormGroup>
      <FormGroup title="When">
        <LastDayField />
        <ZoneField />
      </FormGroup>
      <FormGroup title="Fees">
        <CurrencyField />
        <TextField
          name="group_least"
          label="Group discount from"
          hint="How many registrations of one company."
          inputMode="numeric"
          half
        />
        <TextField
          name="group_percent"
          label="Group discount in percent"
          hint="Empty if it’s agreed in person."
          inputMode="numeric"
          half
        />
      </FormGroup>
      <FormGroup title="Registration">
        <TextField
          name="registration_opens"
          label="Opens"
          hint="Empty: it’s open now."
          type="datetime-local"
          half
        />
        <TextField
          name="registration_closes"
          label="Closes"
          hint="Empty: it stays open."
          type="datetime-local"
          half
        />
        <TextField
          name="places"
          label="Places"
          hint="Empty: as many as want to come."
          inputMode="numeric"
          half
        />
        <TextField
          name="waiting_hours"
          label="Hours to accept a place"
          hint="For who is offered one from the waiting list."
          inputMode="numeric"
          half
        />
      </FormGroup>
    </>
  );
}

export function PlaceFields() {
  return (
    <>
      <TextField name="city" label="City" half />
      <SelectField
        name="country"
        label="Country"
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        half
      />
    </>
  );
}

export function LastDayField() {
  return (
    <TextField
      name="last_date"
      label="Last day"
      hint="Up to fourteen days, the first included."
      type="date"
      half
    />
  );
}

export function CurrencyField() {
  return (
    <SelectField name="currency" label="Currency" options={CURRENCIES} placeholder="Choose a currency" />
  );
}

/** With the zone that the edition has, even if this browser calls it otherwise. */
export function ZoneField() {
  const chosen: string = useWatch({ name: 'time_zone' });
  const zones = [...new Set([chosen, NO_ZONE, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).sort();
  return (
    <SelectField
      name="time_zone"
      label="Time zone"
      hint="All times of the edition are in it."
      options={zones}
      half
    />
  );
}
