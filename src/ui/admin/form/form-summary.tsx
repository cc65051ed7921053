import { use, useEffect, useRef } from 'react';
import { type FieldErrors, type FieldValues, get, useFormContext } from 'react-hook-form';
import { isEmpty } from '#platform/contract/is-empty.ts';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { FieldNamesContext } from './field-names.ts';
import { useReload } from './reload.ts';

/** What the server answers if somebody else has changed the record. */
const OUTDATED: ReadonlySet<unknown> = new Set(['conflict', 'changed-meanwhile']);

interface Props {
  errors: FieldErrors<FieldValues>;
  submitCount: number;
  /** Shown first when the server refused or didn't respond; undefined where the refusal's own text is enough. */
  failure: string | undefined;
  /** Shown once for all empty required fields, instead of the message next to each. */
  incomplete: string | undefined;
}

/** All errors in one place above the form. It takes the focus after each failed submission. */
export function FormSummary({ errors, submitCount, failure, incomplete }: Props) {
  const { setFocus, getValues } = useFormContext();
  const fields = use(FieldNamesContext);
  const reload = useReload();
  const summary = useRef<HTMLDivElement>(null);
  // Waits until this submission's errors are rendered, and doesn't run again while they are being corrected.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  const refusal = errors.root?.message;
  const wrong = [...(fields ?? [])].flatMap(([name, field]) => {
    const message: unknown = get(errors, `${name}.message`);
    if (!message) return [];
    const isMissing = incomplete && isEmpty(getValues(name));
    return [{ name, ...field, message: isMissing ? incomplete : String(message) }];
  });
  const byMessage = [...Map.groupBy(wrong, ({ message }) => message)];
  if (wrong.length === 0 && !refusal) return null;
  return (
    <div ref={summary} className="form-summary" role="alert" tabIndex={-1}>
      <h2>{refusal ? (failure ?? refusal) : say.checkWhatYouEntered()}</h2>
      {refusal && failure && <p>{refusal}</p>}
      {reload && OUTDATED.has(errors.root?.type) && wrong.length === 0 && (
        <Button onClick={reload}>{say.showLatestData()}</Button>
      )}
      {byMessage.map(([message, group]) => (
        <div key={message} className="form-summary-group">
          {message !== refusal && <p>{message}</p>}
          <ul>
            {group.map(({ name, id, label }) => (
              <li key={name}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setFocus(name);
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
