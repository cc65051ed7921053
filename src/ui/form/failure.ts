import type { RefusedForm } from '#platform/client/page.ts';

/** What is said over a form that doesn't go through. */
export interface Failure {
  heading: string;
  message?: string | undefined;
  kind?: 'wrong' | 'warning';
}

export const LOOK_AGAIN: Failure = { heading: 'Please look at these again' };

/** What is said of a refusal. What stands beside a field isn't said a second time. */
export function failureOf(
  { code, message, errors, isEarly }: Omit<RefusedForm, 'values'>,
  refusedHeading: string,
): Failure {
  if (isEarly) return { heading: 'One moment, please', message, kind: 'warning' };
  const isBesideField = Object.values(errors).includes(message);
  if (isBesideField && code === 'invalid') return LOOK_AGAIN;
  return { heading: refusedHeading, message: isBesideField ? undefined : message };
}
