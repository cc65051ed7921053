import type { ControlProps } from '../field.tsx';

/** What a field gives the editor of its text, whichever one is shown. */
export interface EditorProps {
  control: ControlProps;
  /** The id of the field's label. */
  labelId: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Takes what can be focused when the field is. */
  focusRef: (focusable: { focus: () => void } | null) => void;
}
