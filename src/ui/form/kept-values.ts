import { languagePrefix } from '#platform/contract/language.ts';

/** A control's name, and what was typed into it. */
type Typed = readonly [name: string, value: string];

interface Kept {
  /** What was typed on the same page in another language; it is told once. */
  kept: readonly Typed[];
  /** Ends keeping. */
  stop: () => void;
}

/** Keeps what is typed on a page while whoever types it goes to the same page in another language. */
export function keepForOtherLanguage(of: string, typed: () => readonly Typed[]): Kept {
  const key = `typed ${of}`;
  const keep = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // It would stay where another tab opens.
    if (ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || !target.closest('[data-language]')) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed()));
    } catch {
      // The browser keeps nothing: the form works all the same.
    }
  };
  const kept = takeOut(key);
  document.addEventListener('click', keep);
  return { kept, stop: () => document.removeEventListener('click', keep) };
}

/** The page's address, whatever its language. */
export function pathInEveryLanguage(): string {
  return location.pathname.slice(languagePrefix().length);
}

/** What is offered may be other words in another language. */
export function canHold(field: Element | null, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
}

function takeOut(key: string): Typed[] {
  try {
    const kept = sessionStorage.getItem(key) ?? '[]';
    sessionStorage.removeItem(key);
    return JSON.parse(kept);
  } catch {
    return [];
  }
}
