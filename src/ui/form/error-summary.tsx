import { type ReactNode, useState } from 'react';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Failure } from './failure.ts';
import type { FieldDescription, FieldMessages } from './field-description.ts';
import { fieldId } from './form-field.tsx';

interface ErrorSummaryProps {
  failure: Failure;
  fields: readonly FieldDescription[];
  errors: FieldMessages;
  /** The same as that of the fields. */
  prefix?: string;
  /** A way on, below them. */
  children?: ReactNode;
}

/** Lists the errors of a form, each line of them, with a link to each field. Takes the focus when it appears, and goes with the last error. */
export function ErrorSummary({ failure, fields, errors, prefix = '', children }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name]);
  const [{ heading, message }] = useState(wrong.length > 0 ? failure : (failure.otherwise ?? failure));
  if (!message && wrong.length === 0) return null;
  return (
    <div className={`notice notice-${failure.kind ?? 'wrong'}`} role="alert" tabIndex={-1} ref={takeFocus}>
      <h2 className="text-title font-bold">{heading}</h2>
      {message && <p className="mt-1">{message}</p>}
      {wrong.length > 0 && (
        <ul className="mt-2">
          {wrong.flatMap(({ name, label }) =>
            linesOf(errors[name] ?? '').map((said) => (
              <li key={name + said}>
                <a className="link inline-flex min-h-8 items-center" href={`#${fieldId(prefix + name)}`}>
                  {naming(label, said)}
                </a>
              </li>
            )),
          )}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Adds the field's label to a message, unless the message already mentions it. */
function naming(label: string, message: string): string {
  const subject = label.toLowerCase().match(/\w+(?=\W*$)/)?.[0] ?? label;
  if (message.toLowerCase().includes(subject)) return message;
  return /[?.!]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}

function takeFocus(summary: HTMLElement | null): void {
  summary?.focus();
}
