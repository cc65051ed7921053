import { useEffect, useRef } from 'react';
import { type FieldErrors, type FieldValues, useFormContext } from 'react-hook-form';
import { Button } from '../button.tsx';
import { useReload } from './reload.ts';

interface Props {
  errors: FieldErrors<FieldValues>;
  submitCount: number;
  /** What is said first when the server refused or never answered. */
  failure: string;
}

/** What is wrong, in one place above the form. It takes the focus after each submission that failed. */
export function FormSummary({ errors, submitCount, failure }: Props) {
  const { setFocus } = useFormContext();
  const reload = useReload();
  const summary = useRef<HTMLDivElement>(null);
  // Only once the browser shows the errors of this submission, and not again while they are mended.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  const byField = eachMessageOnce(errors);
  const refusal = errors.root?.message;
  if (byField.length === 0 && !refusal) return null;
  return (
    <div ref={summary} className="form-summary" role="alert" tabIndex={-1}>
      <h2>{refusal ? failure : 'Please check what you entered.'}</h2>
      {refusal && <p>{refusal}</p>}
      {reload && errors.root?.type === 'conflict' && byField.length === 0 && (
        <Button onClick={reload}>Show it as it is now</Button>
      )}
      {byField.length > 0 && (
        <ul>
          {byField.map(([message, name]) => (
            <li key={name}>
              <a
                href={`#field-${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  setFocus(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each message with the first field that it stands beside. What the refusal itself says is not said again. */
function eachMessageOnce(errors: FieldErrors<FieldValues>): [message: string, name: string][] {
  const first = new Map<string, string>();
  for (const [name, error] of Object.entries(errors)) {
    const message = String(error?.message ?? '');
    if (name !== 'root' && message !== errors.root?.message && !first.has(message)) first.set(message, name);
  }
  return [...first];
}
