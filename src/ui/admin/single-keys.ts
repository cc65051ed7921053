import { useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';

const KEY = 'single-keys';
const CHANGED = 'single-keys-changed';
/** Where letters are typed. A checkbox is no such field. */
const TYPED_IN = '[contenteditable], select, textarea, input:not([type="checkbox"])';
/** These have keys of their own. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [popover]';

/** Begins the shortcuts of two keys, whose second key then doesn't act alone. */
const LEADER = 'g';
const LED_MS = 1000;
/** The key being pressed and the one before it. */
let pressed: KeyboardEvent | undefined;
let before: KeyboardEvent | undefined;

type Act = () => void;

/**
 * Listens for single keys such as `j`, and for two pressed one after the other such as `g d`: on the whole
 * page, or only in a dialog above it. Never during typing, nor when the user turned them off.
 */
export function listenForSingleKeys(keys: Record<string, Act>, dialog?: HTMLElement): () => void {
  const bindings = Object.entries(keys).map(([key, act]) => [
    key,
    key.includes(' ') ? always(act) : alone(act),
  ]);
  return tinykeys(window, Object.fromEntries(bindings), {
    ignore: (event) => {
      if (!mayAct(event, dialog)) return true;
      // Each listener is called with the same key.
      if (event !== pressed) [before, pressed] = [pressed, event];
      return false;
    },
  });
}

function mayAct({ target, isComposing }: KeyboardEvent, dialog: HTMLElement | undefined): boolean {
  if (!areSingleKeysOn() || isComposing || !(target instanceof Element) || target.matches(TYPED_IN)) {
    return false;
  }
  const above = target.closest(OVER_THE_PAGE);
  return dialog ? above === dialog : !above && !document.querySelector('.backdrop:not([hidden])');
}

function always(act: Act) {
  return (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
}

function alone(act: Act) {
  return (event: KeyboardEvent) => {
    const isSecond = before?.key === LEADER && event.timeStamp - before.timeStamp < LED_MS;
    if (!isSecond) always(act)(event);
  };
}

/** Whether single keys act as shortcuts: yes, unless the user turned them off in this browser. */
export function useSingleKeys(): readonly [on: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areSingleKeysOn), turn];
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

function turn(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
