import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refusalText } from '#platform/client/refusal-text.ts';
import { noticeSessionEnd, WHO_IS_SIGNED_IN } from '#platform/client/session-values.ts';
import { isForbidden, Refusal } from '#platform/contract/refusal.ts';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { type FailureTitle, NOT_SAVED } from './failures.ts';
import { type FieldNames, FieldNamesContext } from './field-names.ts';
import { FormSummary } from './form-summary.tsx';
import { withOwnMessages } from './own-refusals.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

/** Fields may hold any text, and no picture at first. The schema validates them when the form is sent. */
type Initial<Values> = {
  [Name in keyof Values]?: (Values[Name] extends string ? string : Values[Name]) | undefined;
};

interface Props<Values extends FieldValues, Reply> {
  /** For buttons outside it. */
  id?: string;
  schema: z.ZodType<unknown, Values>;
  /** The initial values. Every field needs an entry. */
  initial: Initial<Values>;
  /** The button's label. */
  action: string;
  /** The button's label while the form is sent. */
  saving?: string;
  /** If omitted, the button gets the look of the screen's main action. */
  actionKind?: 'plain';
  /** Shown first when saving was refused or there was no response. */
  failure?: FailureTitle;
  /** Shown first, once for all empty required fields. */
  incomplete?: string;
  /** `button` is the value of the one that was pressed, which may stand outside the form. */
  save: (values: Values, button: string | undefined) => Promise<Reply>;
  onSaved: (reply: Reply, values: Values, button: string | undefined) => void;
  /** Stays as it was saved, where it isn't left or made anew. Otherwise it is as it was at first. */
  keepsSaved?: boolean;
  /** Whether what was typed is kept elsewhere, so that leaving loses nothing. */
  isStored?: () => boolean;
  /** Content next to the button, such as a link back. */
  aside?: ReactNode;
  /** Content beside the form that follows its fields, such as a preview. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * The shell of every form in the back-office: a screen adds only its schema and fields. After an error the
 * values stay, and messages appear next to the fields and in a summary. Leaving with unsaved changes asks
 * first, and a double click saves once.
 */
export function RecordForm<Values extends FieldValues, Reply>(props: Props<Values, Reply>) {
  const form = useForm<Values>({
    // The call takes the raw values and applies the same schema itself, so the schema's output isn't used
    // here.
    resolver: zodResolver(withOwnMessages(props.schema), undefined, { raw: true }),
    defaultValues: props.initial as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const queries = useQueryClient();
  const underway = useRef(false);
  const unsaved = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [fieldNames] = useState<FieldNames>(() => new Map());

  const submit = form.handleSubmit(async (values, event) => {
    if (underway.current) return;
    underway.current = true;
    const button = buttonOf(event);
    try {
      const reply = await props.save(values, button);
      unsaved.current = false;
      form.reset(props.keepsSaved ? values : undefined);
      props.onSaved(reply, values, button);
    } catch (thrown) {
      // When the session has ended, the user signs in again over the form, which stays as it is.
      if (!noticeSessionEnd(thrown)) showRefusal(thrown);
      if (isForbidden(thrown)) queries.invalidateQueries({ queryKey: WHO_IS_SIGNED_IN });
    } finally {
      underway.current = false;
    }
  });

  function showRefusal(thrown: unknown) {
    const byField = thrown instanceof Refusal ? Object.entries(thrown.errors) : [];
    for (const [name, message] of byField) {
      if (form.getValues(name as Path<Values>) !== undefined)
        form.setError(name as Path<Values>, { message });
    }
    setFailure(props.failure ? props.failure(thrown) : NOT_SAVED);
    const type = thrown instanceof Refusal ? thrown.code : 'unavailable';
    form.setError('root', { type, message: refusalText(thrown) });
  }

  return (
    <FormProvider {...form}>
      <div className="form-pair">
        <form
          id={props.id}
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
              {isSubmitting ? (props.saving ?? say.saving()) : props.action}
            </Button>
            {props.aside}
          </div>
        </form>
        {props.beside}
      </div>
      <UnsavedChanges unsaved={() => isDirty && unsaved.current && !props.isStored?.()} />
    </FormProvider>
  );
}

function buttonOf(event: BaseSyntheticEvent | undefined): string | undefined {
  const button = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
  return button instanceof HTMLButtonElement ? button.value : undefined;
}
