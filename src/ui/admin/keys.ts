import * as say from './messages.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const MARKS: Record<string, string> = {
  ...(isApple
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: say.controlKey(), Alt: say.altKey(), Shift: say.shiftKey() }),
  Enter: say.enterKey(),
  Esc: say.escapeKey(),
};

/** A key as keyboards label it. */
export function keyName(key: string): string {
  return MARKS[key] ?? key;
}

/** Keys pressed together, such as `Mod-Shift-7`, as this machine's keyboard labels them. */
export function keyLabel(keys: string): string {
  return keys
    .split('-')
    .map((key) => MARKS[key] ?? key.toUpperCase())
    .join(' ');
}

/** The same for the attribute `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', isApple ? 'Meta' : 'Control').replaceAll('-', '+');
}
