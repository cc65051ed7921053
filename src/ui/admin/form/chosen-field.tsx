import { type ReactNode, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field } from './field.tsx';
import type { FieldProps } from './field-layout.tsx';

interface Props<Value> extends FieldProps {
  children: (value: Value | null, change: (next: Value | null) => void) => ReactNode;
}

/** A field whose value is chosen or uploaded rather than typed, or null. */
export function ChosenField<Value>({ children, ...field }: Props<Value>) {
  const { control } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  const place = useRef<HTMLFieldSetElement>(null);

  /** Choosing isn't typing, and the form asks before it is left only after an input. */
  function change(next: Value | null) {
    held.onChange(next);
    place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field {...field}>
      {(described, labelId) => (
        <fieldset
          id={described.id}
          className="cover"
          aria-labelledby={labelId}
          aria-describedby={described['aria-describedby']}
          ref={(element) => {
            held.ref(element);
            place.current = element;
          }}
          tabIndex={-1}
        >
          {children(held.value as Value | null, change)}
        </fieldset>
      )}
    </Field>
  );
}
