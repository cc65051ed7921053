import { useController, useFormContext } from 'react-hook-form';
import * as say from '../messages.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-layout.tsx';

const COLOUR = /^#[\da-f]{6}$/i;
const NONE = '#000000';

/** A colour as '#rrggbb': chosen, or typed. */
export function ColourField(field: FieldProps) {
  const { control } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  const value = String(held.value ?? '');
  return (
    <Field {...field}>
      {(described) => (
        <div className="colour-field">
          <input
            type="color"
            aria-label={say.chooseColour({ label: field.label })}
            value={COLOUR.test(value) ? value.toLowerCase() : NONE}
            onChange={(event) => held.onChange(event.target.value)}
          />
          <input
            className="control"
            spellCheck={false}
            maxLength={7}
            {...described}
            {...held}
            value={value}
          />
        </div>
      )}
    </Field>
  );
}
