import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';

interface Props {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, mixed = false, onChange }: Props) {
  const partly = mixed && !checked;
  return (
    <BaseCheckbox.Root
      className="checkbox"
      aria-label={label}
      checked={checked}
      indeterminate={partly}
      onCheckedChange={onChange}
    >
      <BaseCheckbox.Indicator className="checkbox-mark">
        {partly ? <Minus aria-hidden size={14} /> : <Check aria-hidden size={14} />}
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
}
