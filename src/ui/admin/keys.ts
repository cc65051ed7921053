const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const MARKS: Record<string, string> = isApple
  ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };

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
