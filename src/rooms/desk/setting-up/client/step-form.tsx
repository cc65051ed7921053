import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { STEPS, type Step } from '../contract.ts';
import * as say from '../messages.ts';
import { EditionCard } from './edition-card.tsx';

interface Props<Values extends FieldValues>
  extends Pick<
    ComponentProps<typeof RecordForm<Values, unknown>>,
    'schema' | 'initial' | 'save' | 'children'
  > {
  step: Step;
  /** The desk itself is another one afterwards. */
  loadsAnew?: boolean;
}

/** The form of one step. What it saves is kept by the server, so the next step may wait for another day. */
export function StepForm<Values extends FieldValues>({
  step,
  loadsAnew = false,
  children,
  ...form
}: Props<Values>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goOn = async () => {
    await queries.invalidateQueries();
    const next = { to: '/admin/setting-up/$step', params: { step: stepAfter(step) } } as const;
    await navigate({ ...next, reloadDocument: loadsAnew });
  };
  return (
    <RecordForm
      {...form}
      action={say.saveAndGoOn()}
      failure={updateFailure}
      onSaved={goOn}
      aside={<Link to="/admin/dashboard">{say.later()}</Link>}
      beside={<EditionCard />}
    >
      {children}
      <span ref={focusFirstField} hidden />
    </RecordForm>
  );
}

/** Whoever goes on types on: the focus is in the first field of each step. */
function focusFirstField(within: HTMLElement | null): void {
  const form = within?.closest('form');
  form?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}

function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'publish';
}
