import { LinesField, SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { REGISTRATION_FIELDS } from './registration-fields.ts';

/** The fields of an attendee: those of the public form, and the organisers' note. */
export function AttendeeFields() {
  return (
    <>
      {REGISTRATION_FIELDS.map(({ name, label, type, hint, optional = false, options = [] }) =>
        type === 'choice' ? (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={options}
            placeholder="Please choose"
            required
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            type={type}
            hint={hint}
            autoComplete="off"
            required={!optional}
          />
        ),
      )}
      <LinesField name="note" label="Note" hint="Only organisers read it." />
    </>
  );
}
