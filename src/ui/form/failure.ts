import type { RefusedForm } from '#platform/client/page.ts';
import * as say from '../messages.ts';

/** The message above a form that couldn't be sent. */
export interface Failure {
  heading: string;
  message?: string | undefined;
  /** What is said instead if no field is shown that could be to blame. */
  otherwise?: Pick<Failure, 'heading' | 'message'>;
  kind?: 'wrong' | 'warning';
}

export const lookAgain = (): Failure => ({ heading: say.lookAgain() });

export const outdated = (): Failure => ({
  heading: say.formChanged(),
  message: say.formChangedLead(),
});

/** The message for a refusal. Errors shown next to a field aren't repeated. */
export function failureOf(
  { code, message, errors, isEarly, isPreview }: Omit<RefusedForm, 'values'>,
  refusedHeading: string,
): Failure {
  if (isPreview) return { heading: say.isPreview(), message, kind: 'warning' };
  if (isEarly) return { heading: say.oneMoment(), message, kind: 'warning' };
  const isBesideField = Object.values(errors).includes(message);
  const otherwise = { heading: refusedHeading, message };
  if (!isBesideField) return otherwise;
  return { ...(code === 'invalid' ? lookAgain() : { heading: refusedHeading }), otherwise };
}
