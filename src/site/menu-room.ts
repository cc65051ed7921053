import type { SiteLogo } from '#platform/contract/site-logo.ts';

/** From which width of the window, in rem, the menu is a bar: those of `as-bar` in ui/chrome.css. */
const WIDTHS = [62, 70, 80, 90] as const;
export type BarFrom = (typeof WIDTHS)[number] | 'never';

/** All in rem, as in ui/chrome.css and ui/parts.css. */
const SCROLLBAR = 1;
const WIDEST_WRAP = 96;
const TEXT = 1.0625;
const BRAND_TEXT = 1.1875;
const MARK = 2.25;
const WIDEST_LOGO = { alone: 11, withName: 6 };
const BACK_TO_TOP = 2.75;
const BUTTON_SIDES = 3.05;
const APART = 2;

/** Widths of letters as shares of their size, a little more than they are. */
const LETTERS: readonly [RegExp, number][] = [
  [/[\s.,:;'’|!()[\]iIjlrtf-]/u, 0.36],
  [/[mwMW]/u, 0.9],
  [/\p{Lu}/u, 0.7],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Ethiopic}]/u, 1],
];
const OTHER_LETTER = 0.575;

interface Shown {
  name: string;
  logo: SiteLogo | undefined;
  links: readonly { label: string }[];
  languages: readonly { name: string }[];
  button: string;
}

/** Where the brand, the menu's words and its button are on one line. */
export function barFrom(shown: Shown): BarFrom {
  return WIDTHS.find((width) => roomAt(width) >= neededAt(width, shown)) ?? 'never';
}

function roomAt(width: number): number {
  return Math.min(width - SCROLLBAR, WIDEST_WRAP) - 2 * between(1.25, 0.045 * width, 4.5);
}

function neededAt(width: number, { name, logo, links, languages, button }: Shown): number {
  const gap = between(1.125, 0.019 * width, 1.75);
  const words = [...links.map(({ label }) => label), ...languages.map((one) => one.name)];
  const ofBrand = brandWidth(name, logo) + APART + BACK_TO_TOP + APART;
  const ofWords = words.reduce((sum, label) => sum + textWidth(label) + gap, 0);
  return ofBrand + ofWords + textWidth(button) + BUTTON_SIDES;
}

function brandWidth(name: string, logo: SiteLogo | undefined): number {
  const ofName = 0.75 + textWidth(name, BRAND_TEXT);
  if (!logo) return MARK + ofName;
  const ratios = [logo.onLight, ...(logo.onDark ? [logo.onDark] : [])].map((one) => one.width / one.height);
  const widest = logo.showsName ? WIDEST_LOGO.withName : WIDEST_LOGO.alone;
  return Math.min(MARK * Math.max(...ratios), widest) + (logo.showsName ? ofName : 0);
}

function textWidth(text: string, size = TEXT): number {
  const widthOf = (letter: string) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_LETTER;
  return [...text].reduce((sum, letter) => sum + size * widthOf(letter), 0);
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most);
}
