import { useId } from 'react';

interface Props {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (edition: string) => void;
}

/** The edition that the people in the file belong to. */
export function EditionOfImport({ options, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Edition
      </label>
      <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
