import type { ComponentType, ReactNode } from 'react';
import type { Field, Fields } from '#platform/contract/record.ts';
import { SelectField, TextField } from './fields.tsx';

/** A field as its form shows it. */
export interface Entered {
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  half: boolean;
  input: NonNullable<Field['input']>;
}

interface Props<F extends Fields> {
  fields: F;
  /** What some of them are entered with instead. */
  own?: { [Name in keyof F]?: ComponentType<Entered> };
  /** Only these, without headings. */
  only?: readonly (keyof F & string)[] | undefined;
}

/** The fields of a kind of record: first those without a heading, then each group under its own. */
export function RecordFields<F extends Fields>({ fields, own = {}, only }: Props<F>) {
  const show = (name: keyof F & string) => {
    const { asked, label, sent, hint, required = false, half = false, input = {} } = fields[name] as Field;
    const Entry: ComponentType<Entered> = own[name] ?? EnteredField;
    const field = { name: sent, label: (asked ?? label)(), hint: hint?.(), required, half, input };
    return <Entry key={name} {...field} />;
  };
  if (only) return only.map(show);
  const groups = Map.groupBy(Object.keys(fields), (name) => fields[name]?.group);
  return [...groups].map(([title, names]) =>
    title === undefined ? (
      names.map(show)
    ) : (
      <FormGroup key={title()} title={title()}>
        {names.map(show)}
      </FormGroup>
    ),
  );
}

export function EnteredField({ input: { options, placeholder, ...input }, ...field }: Entered) {
  if (!options) return <TextField {...field} {...input} placeholder={placeholder?.()} />;
  return <SelectField {...field} options={options()} placeholder={placeholder?.()} />;
}

/** Fields that belong together, under a heading of their own. */
function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
