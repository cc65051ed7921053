import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { NO_ANSWER } from '#platform/client/read-refusal.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { Button } from '../button.tsx';

interface Props<Values extends FieldValues> {
  schema: z.ZodType<unknown, Values>;
  /** The initial values. Every field needs an entry. */
  initial: DefaultValues<Values>;
  /** The button's label. */
  action: string;
  /** Shown above the fields while there is no warning. */
  hint?: ReactNode;
  submit: (values: Values) => Promise<unknown>;
  onRefused?: (refusal: Refusal) => void;
  children: ReactNode;
}

/** A form for signing in, light enough for the screens before the back-office: it needs none of the admin around. */
export function LoneForm<Values extends FieldValues>(props: Props<Values>) {
  const { schema, initial, action, hint, submit, onRefused, children } = props;
  const [warning, setWarning] = useState<string>();
  const form = useForm<Values>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues: initial,
  });

  const showRefusal = (refusal: Refusal) => {
    setWarning(refusal.message);
    for (const [name, message] of Object.entries(refusal.errors)) {
      const isNew = message !== refusal.message;
      if (isNew && name in form.getValues()) form.setError(name as Path<Values>, { message });
    }
    onRefused?.(refusal);
  };
  const send = form.handleSubmit(async (values) => {
    setWarning(undefined);
    await submit(values).catch((thrown: unknown) => {
      if (thrown instanceof Refusal) showRefusal(thrown);
      else setWarning(NO_ANSWER);
    });
  });

  return (
    <>
      {warning ? (
        <p role="alert" className="warning">
          {warning}
        </p>
      ) : (
        hint
      )}
      <FormProvider {...form}>
        <form noValidate onSubmit={send} className="form">
          {children}
          <Button type="submit" kind="act" busy={form.formState.isSubmitting}>
            {action}
          </Button>
        </form>
      </FormProvider>
    </>
  );
}
