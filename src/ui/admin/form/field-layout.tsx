import { createContext, type ReactNode, use, useId } from 'react';
import * as say from '../messages.ts';
import { FieldNamesContext } from './field-names.ts';

export interface FieldProps {
  name: string;
  label: string;
  /** Help with filling in the field, shown below the control. */
  hint?: ReactNode;
  required?: boolean;
  /** Takes half the form's width, next to another field. */
  half?: boolean;
  /** Its control is only as wide as a few digits. */
  short?: boolean;
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export interface FieldLayoutProps extends FieldProps {
  /** For a control that browsers don't connect with its label. */
  onLabelClick?: () => void;
  children: (control: ControlProps, labelId: string) => ReactNode;
}

/** Most fields of the form can be left out, so those that can't are marked instead. */
export const MarksRequired = createContext(false);

/** A field with its label, hint and message, in any kind of form. */
export function FieldLayout(props: FieldLayoutProps & { message: string | undefined }) {
  const { name, label, hint, required, half, short, message, onLabelClick, children } = props;
  // A screen may hold several forms with fields of the same name.
  const id = useId();
  const labelId = `${id}-label`;
  const marksRequired = use(MarksRequired);
  use(FieldNamesContext)?.set(name, { id, label });
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className="field"
      data-half={half || undefined}
      data-short={short || undefined}
      data-invalid={message ? true : undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard goes to the control itself */}
      <label id={labelId} htmlFor={id} className="field-label" onClick={onLabelClick}>
        {label}
        {!required && !marksRequired && <span className="field-optional"> {say.optional()}</span>}
        {required && marksRequired && <span className="field-optional"> {say.required()}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children(
        {
          id,
          'aria-invalid': message ? true : undefined,
          'aria-describedby': describedBy || undefined,
          'aria-required': required || undefined,
        },
        labelId,
      )}
      {message && (
        <p id={`${id}-error`} className="field-error">
          {message}
        </p>
      )}
    </div>
  );
}
