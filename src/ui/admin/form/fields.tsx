import { type ComponentProps, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { linesOf } from '#platform/contract/lines-of.ts';
import { DatedInput } from '../dated-input.tsx';
import { ChosenField } from './chosen-field.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field-layout.tsx';

type InputProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'>;

export function TextField({ type, inputMode, autoComplete, maxLength, placeholder, ...field }: InputProps) {
  const { register } = useFormContext();
  const input = { inputMode, autoComplete, maxLength, placeholder };
  return (
    <Field {...field}>
      {(control) =>
        isDated(type) ? (
          <HeldInput type={type} {...input} {...control} name={field.name} />
        ) : (
          <input className="control" type={type} {...input} {...control} {...register(field.name)} />
        )
      }
    </Field>
  );
}

type Dated = ComponentProps<typeof DatedInput>['type'];

function isDated(type: string | undefined): type is Dated {
  return type === 'date' || type === 'time' || type === 'datetime-local';
}

function HeldInput({ name, ...input }: Omit<ComponentProps<typeof DatedInput>, 'value'> & { name: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return <DatedInput className="control" {...input} {...field} value={String(field.value ?? '')} />;
}

const LINES_SHOWN = 4;

/** Plain text on several lines, as high as its content. */
export function LinesField(field: FieldProps) {
  const { register } = useFormContext();
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className="control control-lines"
          rows={LINES_SHOWN}
          {...control}
          {...register(field.name)}
        />
      )}
    </Field>
  );
}

/** Something that is on or off. */
export function SwitchField({ name, ...told }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  return <Switch {...told} {...useFormContext().register(name)} />;
}

/** The same outside of a form. */
export function Switch({
  label,
  hint,
  ...input
}: Pick<FieldProps, 'label' | 'hint'> & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="field field-switch">
      <input
        type="checkbox"
        className="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Boxes of which several can be ticked: their values are the lines of the field's. */
export function SeveralField({
  options,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <ChosenField<string> {...field}>
      {(lines, change) => {
        const chosen = linesOf(lines ?? '');
        const tick = (value: string, isTicked: boolean) =>
          change([...chosen.filter((one) => one !== value), ...(isTicked ? [value] : [])].join('\n'));
        return options.map(({ value, label }) => (
          <label key={value} className="box">
            <input
              type="checkbox"
              className="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => tick(value, event.target.checked)}
            />
            {label}
          </label>
        ));
      }}
    </ChosenField>
  );
}

interface SelectProps extends FieldProps {
  options: readonly (string | number | { value: string; label: string })[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** Controlled, so that the chosen value shows even if its options load later. */
export function SelectField({ options, placeholder, ...field }: SelectProps) {
  const { control } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  return (
    <Field {...field}>
      {(described) => (
        <select className="control" {...described} {...held} value={String(held.value ?? '')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'object' ? option : { value: String(option), label: String(option) };
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
