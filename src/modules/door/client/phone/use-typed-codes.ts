import { useEffect, useEffectEvent } from 'react';

/** Scanners that work as a keyboard type without a pause, and end with Enter. */
const BETWEEN_KEYS_MS = 500;
const LEAST = 8;
/** What tickets begin with, and no name. */
const TICKET = /^s1\./i;

/** Reads what such a scanner types, wherever the focus is. */
export function useTypedCodes(onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (event.timeStamp - last > BETWEEN_KEYS_MS) typed = '';
      last = event.timeStamp;
      if (event.key.length === 1) typed += event.key;
      if (event.key !== 'Enter') return;
      const code = typed;
      typed = '';
      const isTyping = document.activeElement?.matches('input, textarea') ?? false;
      if (code.length < LEAST || (isTyping && !TICKET.test(code))) return;
      event.preventDefault();
      event.stopPropagation();
      read(code);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
