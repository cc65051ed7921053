import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BOXES } from '#platform/contract/boxes.ts';
import { languagePrefix } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { nest } from '#platform/contract/nest.ts';
import type { FieldDescription } from './field-description.ts';
import { fieldId } from './form-field.tsx';

type Form = Pick<UseFormReturn<ReturnType<typeof nest<string>>>, 'getValues' | 'setValue'>;

/** Whoever chooses another language finds there what they had typed, once. Files are chosen again. */
export function useKeptValues(fields: readonly FieldDescription[], { getValues, setValue }: Form): void {
  useEffect(() => {
    const key = `typed ${location.pathname.slice(languagePrefix().length)}`;
    const typed = fields.filter(({ type }) => type !== 'file').map(({ name }) => name);
    const keep = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-language]')) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(typed.map((name) => [name, getValues(name)])));
      } catch {
        // The browser keeps nothing: the form works all the same.
      }
    };
    const kept = takeOut(key);
    for (const [name, value] of kept) {
      if (!value || !typed.includes(name) || !canHold(name, value)) continue;
      setValue(name, value);
      for (const box of document.getElementsByName(`${name}${BOXES}`))
        if (box instanceof HTMLInputElement) box.checked = linesOf(value).includes(box.value);
    }
    // What grows from the fields.
    if (kept.length > 0) dispatchEvent(new Event('input'));
    document.addEventListener('click', keep);
    return () => document.removeEventListener('click', keep);
  }, [fields, getValues, setValue]);
}

function takeOut(key: string): [string, string][] {
  try {
    const kept = sessionStorage.getItem(key) ?? '[]';
    sessionStorage.removeItem(key);
    return JSON.parse(kept);
  } catch {
    return [];
  }
}

/** What is offered may be other words in another language. */
function canHold(name: string, value: string): boolean {
  const field = document.getElementById(fieldId(name));
  return !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
}
