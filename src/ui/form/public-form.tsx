import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEventHandler, type ReactNode, useId, useState } from 'react';
import { type FieldErrors, type FieldValues, get, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { OwnForm } from '#platform/client/page.ts';
import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import * as say from '../messages.ts';
import { useLive } from '../use-live.ts';
import { ErrorSummary } from './error-summary.tsx';
import { type Failure, failureOf, lookAgain, outdated } from './failure.ts';
import type { FieldDescription, FieldMessages } from './field-description.ts';
import { formEncoding } from './form-encoding.ts';
import { FormField } from './form-field.tsx';
import { useKeptValues } from './use-kept-values.ts';

/** Fields with a dot in their name stand together in one field. */
export type FormValues = ReturnType<typeof nest<string>>;
export type Outcome = 'done' | { failure: Failure; errors: FieldMessages };

interface PublicFormProps extends OwnForm {
  label: string;
  fields: readonly FieldDescription[];
  schema: z.ZodType<FieldValues, FieldValues>;
  button: string;
  pendingButton: string;
  /** The heading above a refusal. */
  refusedHeading: string;
  values: Record<string, string>;
  /** What people agree to by sending the form. */
  consent: { version: string; text: string };
  /** What they agree to only by ticking its box, which is never ticked for them. */
  news?: { version: string; text: string };
  /** Sends the values. Never called again while a call is running. */
  send: (values: FormValues) => Promise<Outcome>;
  onFocus: FocusEventHandler;
  /** Stands below the fields, such as what they add up to. */
  beforeConsent?: ReactNode;
  /** The fields that whoever follows may have in common with who sent it. */
  shared?: readonly string[];
  /** A way on from these errors, if there is one. */
  wayOn?: (errors: FieldMessages) => ReactNode;
}

/** A form that validates in the browser. Without JavaScript it is posted as a plain form. */
export function PublicForm(props: PublicFormProps) {
  const { label, fields, schema, refused, send, consent } = props;
  const live = useLive();
  const summary = useId();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(
    refused && failureOf(refused, props.refusedHeading),
  );
  const [refusedErrors] = useState(() => asErrors(refused?.errors ?? {}));
  const [attempts, setAttempts] = useState(0);
  /** How often it was sent: fields that show more than their value begin anew. */
  const [turn, setTurn] = useState(0);
  const form = useForm<FormValues>({
    defaultValues: nest({
      ...emptyValues(fields),
      ...props.values,
      ...refused?.values,
      consent: consent.version,
    }),
    errors: refusedErrors as FieldErrors<FormValues>,
    resolver: zodResolver(schema) as unknown as Resolver<FormValues>,
    shouldFocusError: false,
  });
  const { register, handleSubmit, getValues, reset, setError, setValue, formState } = form;
  useKeptValues(fields, form);
  const errors = Object.fromEntries(
    fields.map(({ name }) => [name, String(get(formState.errors, `${name}.message`) ?? '')]),
  );

  /** Whoever comes back to it finds it ready for somebody else. */
  const clearOnLeaving = () => {
    const clear = () => {
      setPending(false);
      setFailure(undefined);
      setAttempts(0);
      setTurn((count) => count + 1);
      const shared = (props.shared ?? []).map((name) => [name, getValues(name)] as const);
      reset();
      for (const [name, value] of shared) setValue(name, value);
      dispatchEvent(new Event('input'));
    };
    addEventListener('pagehide', clear, { once: true });
  };
  const fail = (next: Failure) => {
    setFailure(next);
    setAttempts((count) => count + 1);
  };
  const submit = handleSubmit(
    async (values) => {
      if (pending) return;
      setPending(true);
      const outcome = await send(values);
      if (outcome === 'done') return clearOnLeaving();
      for (const [name, message] of Object.entries(outcome.errors)) setError(name, { message });
      setPending(false);
      fail(isOutdated(outcome.errors, fields) ? outdated() : outcome.failure);
    },
    () => fail(lookAgain()),
  );

  return (
    <form
      method="post"
      encType={formEncoding(fields)}
      aria-label={label}
      noValidate={live}
      onSubmit={props.isPreview ? undefined : submit}
      onFocus={props.onFocus}
      className="grid max-w-[40rem] gap-6"
      data-validated={attempts > 0 || refused ? '' : undefined}
    >
      {failure && (
        <ErrorSummary key={`${summary}${attempts}`} failure={failure} fields={fields} errors={errors}>
          {props.wayOn?.(errors)}
        </ErrorSummary>
      )}
      {fields.map((field) => (
        <FormField
          key={`${field.name} ${turn}`}
          field={props.isPreview ? { ...field, keep: undefined } : field}
          error={errors[field.name] || undefined}
          control={{
            ...register(field.name),
            defaultValue: refused?.values[field.name] ?? props.values[field.name] ?? '',
          }}
        />
      ))}
      {props.beforeConsent}
      {props.news && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-1"
            value={props.news.version}
            defaultChecked={refused?.values.news === props.news.version}
            {...register('news')}
          />
          <span>{props.news.text}</span>
        </label>
      )}
      <p className="text-small text-quiet">
        <span>{consent.text}</span>{' '}
        <a className="link" href={publicAddress.privacy}>
          {say.privacyPolicy()}
        </a>
      </p>
      <input type="hidden" name="consent" value={consent.version} />
      {props.ticket && <input type="hidden" name="captcha" value={props.ticket} />}
      <p>
        <button type="submit" className="button button-main w-full sm:w-auto" aria-disabled={pending}>
          {pending ? props.pendingButton : props.button}
        </button>
        <span className="sr-only" role="status">
          {pending ? props.pendingButton : ''}
        </span>
      </p>
    </form>
  );
}

/** Whether something is wrong that was asked after the form had been opened. */
function isOutdated(errors: FieldMessages, fields: readonly FieldDescription[]): boolean {
  return Object.keys(errors).some((name) => name.includes('.') && !fields.some((one) => one.name === name));
}

function emptyValues(fields: readonly FieldDescription[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, '']));
}

function asErrors(messages: FieldMessages): FieldErrors {
  return nest(
    Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, { type: 'server', message }]),
    ),
  );
}
