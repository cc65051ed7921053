import { useEffect, useState } from 'react';

/** What can be done with what is chosen, open or has the focus. */
export interface AtHand {
  /** What it would be done with. */
  about: string;
  actions: readonly { label: string; press: () => void }[];
}

/** Asks lists to offer what can be done with the row that has the focus. */
const ASKED = 'actions-at-hand';

/** Holds the actions on the record that the attribute names. */
export const ACTIONS = 'data-actions';

/**
 * Reads what can be done from the page: the controls of an open record, else of the chosen rows, else of the row with
 * the focus, and those of the screen, with the files of its list. Whatever a screen lets people press, the palette presses too.
 */
export function readAtHand(): AtHand[] {
  const held = [...document.querySelectorAll<HTMLElement>(`[${ACTIONS}]`)];
  const those = (selector: string) => held.filter((one) => one.closest(selector));
  const nearest = [those('[role="dialog"]'), those('.selection-bar'), those('[hidden]')].find(
    (found) => found.length > 0,
  );
  return [nearest ?? [], [...those('.screen-actions'), ...those('.toolbar')]]
    .map((places) => ({
      about: places[0]?.getAttribute(ACTIONS) ?? '',
      actions: places.flatMap(controlsIn),
    }))
    .filter(({ actions }) => actions.length > 0);
}

/** What is folded up is opened first. */
const CONTROLS =
  ':is(a[href], button:not([disabled]), details:not([open]) > summary):not([data-apart], details > :not(summary) *)';

function controlsIn(place: HTMLElement): AtHand['actions'] {
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    const label = control.getAttribute('aria-label') ?? control.textContent.trim();
    return label ? [{ label, press: () => control.click() }] : [];
  });
}

/** The palette asks before it takes the focus. */
export function askAtHand(): void {
  window.dispatchEvent(new Event(ASKED));
}

/** The id of the row that had the focus when somebody asked what can be done. */
export function useAskedRow(): string | undefined {
  const [id, setId] = useState<string>();
  // The window is outside React.
  useEffect(() => {
    const note = () => setId(document.activeElement?.closest<HTMLElement>('tr[data-record]')?.dataset.record);
    window.addEventListener(ASKED, note);
    return () => window.removeEventListener(ASKED, note);
  }, []);
  return id;
}
