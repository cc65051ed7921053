import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import * as say from '../messages.ts';
import type { FieldDescription } from './field-description.ts';

interface FormFieldProps {
  field: FieldDescription;
  error: string | undefined;
  /** Tells it from the field of the same name in another form of the page. */
  prefix?: string;
  /** Connects the input with the form: its name, handlers and default value. */
  control: InputHTMLAttributes<HTMLInputElement> &
    SelectHTMLAttributes<HTMLSelectElement> &
    TextareaHTMLAttributes<HTMLTextAreaElement>;
}

const LINES_SHOWN = 4;

/** A label, its input, a hint and an error message. */
export function FormField({ field, error, prefix = '', control }: FormFieldProps) {
  const id = useId();
  const inputId = fieldId(prefix + field.name);
  const described = [field.hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const shared = {
    id: inputId,
    className: 'input',
    autoComplete: field.autoComplete,
    required: !field.optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...control,
  };
  return (
    <div className="field">
      <label htmlFor={inputId}>
        {field.label}
        {field.optional && <span className="field-optional">{` ${say.optional()}`}</span>}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}hint`}>
          {field.hint}
        </p>
      )}
      {field.type === 'choice' && (
        <select {...shared}>
          <option value="">{say.pleaseChoose()}</option>
          {field.options?.map((option) =>
            typeof option === 'string' ? (
              <option key={option}>{option}</option>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
      {field.type === 'lines' && <textarea rows={LINES_SHOWN} {...shared} />}
      {/* A field for numbers would drop what isn’t one without a word. */}
      {field.type === 'number' && <input type="text" inputMode="decimal" {...shared} />}
      {isTyped(field.type) && <input type={field.type} {...shared} />}
      {error && (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function isTyped(type: FieldDescription['type']): boolean {
  return type === 'text' || type === 'email' || type === 'tel' || type === 'date';
}

export function fieldId(name: string): string {
  return `field-${name}`;
}
