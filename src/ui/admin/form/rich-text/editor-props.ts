import type { ControlProps } from '../field-layout.tsx';

/** What a field passes to its editor, rich or plain. */
export interface EditorProps {
  control: ControlProps;
  /** The id of the field's label. */
  labelId: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Receives what the field should focus. */
  focusRef: (focusable: { focus: () => void } | null) => void;
}
