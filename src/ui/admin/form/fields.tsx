import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';

type InputProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'>;

export function TextField({ name, label, hint, required, half, ...input }: InputProps) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, half }}>
      {(control) => <input className="control" {...input} {...control} {...register(name)} />}
    </Field>
  );
}

interface SelectProps extends FieldProps {
  options: readonly (string | number | { value: string; label: string })[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** Controlled, so that the chosen value shows even if its options load later. */
export function SelectField({ name, label, hint, required, half, options, placeholder }: SelectProps) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <Field {...{ name, label, hint, required, half }}>
      {(described) => (
        <select className="control" {...described} {...field} value={String(field.value ?? '')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: words } =
              typeof option === 'object' ? option : { value: String(option), label: String(option) };
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

export function TextAreaField({
  name,
  label,
  hint,
  required,
  half,
  rows = 6,
}: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <Field {...{ name, label, hint, required, half }}>
      {(control) => <textarea className="control" rows={rows} {...control} {...register(name)} />}
    </Field>
  );
}
