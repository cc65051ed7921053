import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refusalText } from '#platform/client/refusal-text.ts';
import { noticeSessionEnd, WHO_IS_SIGNED_IN } from '#platform/client/session-values.ts';
import { isForbidden, Refusal } from '#platform/contract/refusal.ts';
import { Button } from '../button.tsx';
import { type FailureTitle, NOT_SAVED } from './failures.ts';
import { type FieldNames, FieldNamesContext } from './field-names.ts';
import { FormSummary } from './form-summary.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/** Fields hold any text, and no picture at first; whether the schema takes it is asked when the form is sent. */
type Initial<Values> = {
  [Name in keyof Values]?: (Values[Name] extends string ? string : Values[Name]) | undefined;
};

interface Props<Values extends FieldValues, Reply> {
  schema: z.ZodType<unknown, Values>;
  /** What stands in the fields at first. Every field has an entry. */
  initial: Initial<Values>;
  /** What the button says. */
  action: string;
  /** Left out, the form's button is what its screen is for. */
  actionKind?: 'plain';
  /** What is said first when the saving was refused or never answered. */
  failure?: FailureTitle;
  /** What is said first, once for all required fields that were left empty. */
  incomplete?: string;
  save: (values: Values) => Promise<Reply>;
  onSaved: (reply: Reply, values: Values) => void;
  /** What stands beside the button, such as a link back. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Every form of the back-office: its schema and its fields are all that a screen adds. Errors keep what was
 * typed and stand beside their fields and in a summary; leaving with unsaved changes asks first; a double
 * click saves once.
 */
export function RecordForm<Values extends FieldValues, Reply>(props: Props<Values, Reply>) {
  const form = useForm<Values>({
    // The call takes what was typed and applies the same schema itself, so the schema's output is not kept.
    resolver: zodResolver(props.schema, undefined, { raw: true }),
    defaultValues: props.initial as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const queries = useQueryClient();
  const underway = useRef(false);
  const unsaved = useRef(false);
  const [failure, setFailure] = useState(NOT_SAVED);
  const [fieldNames] = useState<FieldNames>(() => new Map());

  const submit = form.handleSubmit(async (values) => {
    if (underway.current) return;
    underway.current = true;
    try {
      const reply = await props.save(values);
      unsaved.current = false;
      form.reset();
      props.onSaved(reply, values);
    } catch (thrown) {
      // Who signs in again finds the form as it is.
      if (!noticeSessionEnd(thrown)) showRefusal(thrown);
      if (isForbidden(thrown)) queries.invalidateQueries({ queryKey: WHO_IS_SIGNED_IN });
    } finally {
      underway.current = false;
    }
  });

  function showRefusal(thrown: unknown) {
    const byField = thrown instanceof Refusal ? Object.entries(thrown.errors) : [];
    for (const [name, message] of byField) {
      if (name in form.getValues()) form.setError(name as Path<Values>, { message });
    }
    const title = props.failure ?? NOT_SAVED;
    setFailure(typeof title === 'function' ? title(thrown) : title);
    const type = thrown instanceof Refusal ? thrown.code : 'unavailable';
    form.setError('root', { type, message: refusalText(thrown) });
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="form"
        onSubmit={submit}
        onInput={() => {
          unsaved.current = true;
        }}
      >
        <FieldNamesContext value={fieldNames}>
          <FormSummary
            errors={errors}
            submitCount={submitCount}
            failure={failure}
            incomplete={props.incomplete}
          />
          {props.children}
        </FieldNamesContext>
        <div className="form-actions">
          <Button type="submit" kind={props.actionKind ?? 'act'} busy={isSubmitting}>
            {isSubmitting ? 'Saving…' : props.action}
          </Button>
          {props.aside}
        </div>
      </form>
      <UnsavedChanges unsaved={() => isDirty && unsaved.current} />
    </FormProvider>
  );
}
