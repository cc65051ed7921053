import { type ComponentProps, createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { noAnswer } from '#platform/contract/messages.ts';
import { type FieldErrors, Refusal } from '#platform/contract/refusal.ts';
import { Button } from '../button.tsx';
import { FieldLayout, type FieldProps } from './field-layout.tsx';

const Errors = createContext<FieldErrors>({});

interface Props {
  /** The button's label. */
  action: string;
  /** Shown above the fields while there is no warning. */
  hint?: ReactNode;
  /** Sends the fields' values by their names. */
  submit: (values: Record<string, string>) => Promise<unknown>;
  onRefused?: (refusal: Refusal) => void;
  children: ReactNode;
}

/**
 * A form for signing in, light enough for the screens before the back-office: it needs none of the admin around,
 * and the server alone checks what was typed, because schemas and the library of forms would double their code.
 */
export function LoneForm({ action, hint, submit, onRefused, children }: Props) {
  const [warning, setWarning] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);

  const showRefusal = (form: HTMLFormElement, refusal: Refusal) => {
    const isInvalid = refusal.code === 'invalid';
    const shown = Object.entries(refusal.errors).filter(
      ([name, message]) => form.elements.namedItem(name) && (isInvalid || message !== refusal.message),
    );
    setErrors(Object.fromEntries(shown));
    if (!isInvalid || shown.length === 0) setWarning(refusal.message);
    const [[first] = []] = shown;
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    onRefused?.(refusal);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    setWarning(undefined);
    setErrors({});
    setSending(true);
    await submit(Object.fromEntries(values)).catch((thrown: unknown) => {
      if (thrown instanceof Refusal) showRefusal(form, thrown);
      else setWarning(noAnswer());
    });
    setSending(false);
  };

  return (
    <>
      {warning ? (
        <p role="alert" className="warning">
          {warning}
        </p>
      ) : (
        hint
      )}
      <form noValidate onSubmit={send} className="form">
        <Errors value={errors}>{children}</Errors>
        <Button type="submit" kind="act" busy={isSending}>
          {action}
        </Button>
      </form>
    </>
  );
}

type LoneFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** A line of text in a `LoneForm`. */
export function LoneField({ type, inputMode, autoComplete, ...field }: LoneFieldProps) {
  const message = use(Errors)[field.name];
  return (
    <FieldLayout {...field} message={message}>
      {(control) => (
        <input className="control" name={field.name} {...{ type, inputMode, autoComplete }} {...control} />
      )}
    </FieldLayout>
  );
}
