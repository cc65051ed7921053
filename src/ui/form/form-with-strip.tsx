import type { ReactNode } from 'react';
import type { OwnForm } from '#platform/client/page.ts';
import { GrowingStrip } from '../cloth/growing-strip.tsx';
import * as say from '../messages.ts';
import { fieldId } from './form-field.tsx';
import { useFieldValue } from './use-field-value.ts';

/** A form beside the strip that grows from the name typed into it. */
export function FormWithStrip({ refused, children }: Pick<OwnForm, 'refused'> & { children: ReactNode }) {
  const name = useFieldValue(fieldId('name'), refused?.values.name ?? '');
  return (
    <div className="form-with-strip">
      <GrowingStrip name={name} />
      <p className="form-with-strip-caption text-small text-quiet">{say.ownCloth()}</p>
      {children}
    </div>
  );
}
