import { useId } from 'react';

interface Props<Name extends string> {
  legend: string;
  options: readonly { name: Name; label: string }[];
  value: Name;
  onChange: (name: Name) => void;
}

/** One of a few views of the same thing. */
export function ViewChoice<Name extends string>({ legend, options, value, onChange }: Props<Name>) {
  const group = useId();
  return (
    <fieldset className="width-choice">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name={group} checked={value === name} onChange={() => onChange(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
