import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BOXES } from '#platform/contract/boxes.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { nest } from '#platform/contract/nest.ts';
import type { FieldDescription } from './field-description.ts';
import { fieldId } from './form-field.tsx';
import { canHold, keepForOtherLanguage, pathInEveryLanguage } from './kept-values.ts';

type Form = Pick<UseFormReturn<ReturnType<typeof nest<string>>>, 'getValues' | 'setValue'>;

/** Whoever chooses another language finds there what they had typed, once. Files are chosen again. */
export function useKeptValues(fields: readonly FieldDescription[], { getValues, setValue }: Form): void {
  useEffect(() => {
    const typed = fields.filter(({ type }) => type !== 'file').map(({ name }) => name);
    const { kept, stop } = keepForOtherLanguage(pathInEveryLanguage(), () =>
      typed.map((name) => [name, String(getValues(name) ?? '')]),
    );
    for (const [name, value] of kept) {
      const field = document.getElementById(fieldId(name));
      if (!value || !typed.includes(name) || !canHold(field, value)) continue;
      setValue(name, value);
      for (const box of document.getElementsByName(`${name}${BOXES}`))
        if (box instanceof HTMLInputElement) box.checked = linesOf(value).includes(box.value);
    }
    // What grows from the fields.
    if (kept.length > 0) dispatchEvent(new Event('input'));
    return stop;
  }, [fields, getValues, setValue]);
}
