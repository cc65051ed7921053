import { canHold, keepForOtherLanguage, pathInEveryLanguage } from './kept-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Their scripts keep what is typed into others. */
const PLAIN = 'form[method=post]:not([data-island] form)';
/** Of what a page was rendered from: whoever saves later is refused, whatever the language. */
const VERSION = '[name=version]';
/** Codes are typed again, files chosen again. */
const UNKEPT =
  '[type=password], [type=file], [name=code], [autocomplete="one-time-code"], [type=hidden]:not([name=version])';

/** Whoever chooses another language finds there what they had typed into forms that no script handles. */
export function keepPlainForms(): void {
  const controls = new Map<string, Control>();
  for (const [index, form] of [...document.querySelectorAll<HTMLFormElement>(PLAIN)].entries())
    for (const control of form.elements)
      if (isControl(control) && !control.matches(UNKEPT))
        controls.set(`${index} ${control.name} ${isBox(control) ? control.value : ''}`, control);
  if (controls.size === 0) return;
  // The rest of an address may be a secret.
  const [, place] = pathInEveryLanguage().split('/');
  const { kept } = keepForOtherLanguage(`plain ${place}`, () =>
    [...controls].map(([name, control]) => [name, typedInto(control)]),
  );
  for (const [name, value] of kept) {
    const control = controls.get(name);
    if (!control || typedInto(control) === value || !canHold(control, value)) continue;
    if (isBox(control)) control.checked = Boolean(value);
    else control.value = value;
    if (!control.matches(VERSION)) control.closest('details')?.setAttribute('open', '');
  }
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function typedInto(control: Control): string {
  return isBox(control) && !control.checked ? '' : control.value;
}
