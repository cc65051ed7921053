import type { InputHTMLAttributes } from 'react';
import { useFieldValue } from './use-field-value.ts';

/** Without a script nobody knows what it holds. */
const UNKNOWN = '?';

/** A field for a day. It says that it is empty, for WebKit, which shows the present day there. */
export function DateInput(props: InputHTMLAttributes<HTMLInputElement> & { id: string }) {
  const isEmpty = useFieldValue(props.id, UNKNOWN) === '';
  return <input {...props} type="date" data-empty={isEmpty || undefined} />;
}
