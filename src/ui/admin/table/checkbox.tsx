interface Props {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** The browser's own checkbox, because a long list has a thousand of them. */
export function Checkbox({ label, checked, mixed = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed && !checked;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
