import type { RefusedForm } from '#platform/client/page.ts';

/** The message above a form that couldn't be sent. */
export interface Failure {
  heading: string;
  message?: string | undefined;
  kind?: 'wrong' | 'warning';
}

export const LOOK_AGAIN: Failure = { heading: 'Please check these fields' };

export const OUTDATED: Failure = {
  heading: 'The form has changed',
  message: 'Please reload the page: it asks something else now.',
};

/** The message for a refusal. Errors shown next to a field aren't repeated. */
export function failureOf(
  { code, message, errors, isEarly, isPreview }: Omit<RefusedForm, 'values'>,
  refusedHeading: string,
): Failure {
  if (isPreview) return { heading: 'This is a preview', message, kind: 'warning' };
  if (isEarly) return { heading: 'One moment, please', message, kind: 'warning' };
  const isBesideField = Object.values(errors).includes(message);
  if (isBesideField && code === 'invalid') return LOOK_AGAIN;
  return { heading: refusedHeading, message: isBesideField ? undefined : message };
}
