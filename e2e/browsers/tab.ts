import { setTimeout as wait } from 'node:timers/promises';

const REST_MS = 100;
const REST_TIMEOUT_MS = 30_000;

/** What a script in the page may be given, and what it may return. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser's only tab, and what its driver can do in it. */
export interface Tab {
  /** Its name and version. */
  readonly browser: string;
  goto(address: string): Promise<void>;
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  clearCookies(): Promise<void>;
  run<T extends Json, V extends Json[]>(script: (...values: V) => T, ...values: V): Promise<T>;
  find(css: string): Promise<Part | undefined>;
  /** The element with the role and the accessible name that the browser itself computes. */
  findByRole(role: Role, name: string): Promise<Part | undefined>;
  /** Types into what has the focus, one key after the other: a date field loses keys that arrive at once. */
  type(text: string): Promise<void>;
  /** Presses the keys together. */
  press(...keys: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** In the window, in pixels. */
export type Place = { x: number; y: number };

/** An element of the page. */
export interface Part {
  click(): Promise<void>;
  chooseFile(path: string): Promise<void>;
  run<T extends Json, V extends Json[]>(
    script: (element: HTMLElement, ...values: V) => T,
    ...values: V
  ): Promise<T>;
}

/** Elements that may have the role. */
export const CANDIDATES = {
  alertdialog: '[role=alertdialog]',
  button: 'button, [role=button]',
  dialog: '[role=dialog], dialog',
  heading: 'h1, h2, h3',
  menuitem: '[role=menuitem]',
  slider: 'input[type=range], [role=slider]',
  link: 'a[href]',
  textbox: '[role=textbox]',
} as const;

export type Role = keyof typeof CANDIDATES;

/** Keys that write nothing, as characters of WebDriver. */
const SPECIAL: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  End: '\uE010',
};

/** In the form that both protocols have in common: all keys down, then all up. */
export function pressing(...keys: string[]) {
  const values = keys.map((key) => SPECIAL[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] };
}

export function clicking({ x, y }: Place) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

/** Scrolls the element to the middle, where nothing that sticks to an edge covers it. Returns its own middle. */
export function bringIntoView(element: HTMLElement): Place {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits for the place of what still moves, as pictures and lists arrive. */
export async function restingPlace(place: () => Promise<Place>): Promise<Place> {
  const deadline = Date.now() + REST_TIMEOUT_MS;
  let before = await place();
  while (Date.now() < deadline) {
    await wait(REST_MS);
    const now = await place();
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
  throw new Error('the element never rested');
}

/** A function that takes and returns JSON only, so that both protocols hand over its values alike. */
export function asJsonFunction(script: (...values: never) => Json): string {
  return `(element, values) => JSON.stringify((${script})(...(element ? [element] : []), ...JSON.parse(values)))`;
}
