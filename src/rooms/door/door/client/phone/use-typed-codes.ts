import { useEffect, useEffectEvent } from 'react';

/** Scanners that work as a keyboard type without a pause, and end with Enter. */
const BETWEEN_KEYS_MS = 500;
const LEAST = 8;
/** What tickets begin with, and no name; it stands nowhere else in one. */
const TICKET = 's1.';
const BEGUN = /s1?$/i;

/** Reads what such a scanner types, wherever the focus is. */
export function useTypedCodes(onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const press = (event: KeyboardEvent) => {
      const ticketAt = () => typed.toLowerCase().lastIndexOf(TICKET);
      // Some scanners, and busy phones, pause within a ticket.
      if (event.timeStamp - last > BETWEEN_KEYS_MS && ticketAt() < 0) typed = BEGUN.exec(typed)?.[0] ?? '';
      last = event.timeStamp;
      if (event.key.length === 1) typed += event.key;
      if (event.key !== 'Enter') return;
      const from = ticketAt();
      // Without one before it that broke off.
      const code = typed.slice(Math.max(0, from));
      typed = '';
      const isTyping = document.activeElement?.matches('input, textarea') ?? false;
      if (code.length < LEAST || (isTyping && from < 0)) return;
      event.preventDefault();
      event.stopPropagation();
      read(code);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
