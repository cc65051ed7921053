/** What a text may name in braces. The edition and the site say what stands there. */
export const PLACEHOLDERS = {
  name: 'the summit’s name',
  organiser: 'the organiser’s name',
  city: 'the city',
  country: 'the country',
  days: 'how long it lasts, such as ‘three days’',
  Days: 'the same at the start of a sentence, such as ‘Three days’',
  allDays: 'all of its days, such as ‘all three days’',
  dates: 'its dates in words',
  theme: 'the theme',
  email: 'the contact address',
  year: 'this year',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const IN_BRACES = /\{([^{}]*)\}/g;

export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(PLACEHOLDERS);

/** The first thing in braces that is none of these. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  return [...text.matchAll(IN_BRACES)].map(([, name = '']) => name).find((name) => !known.includes(name));
}

export function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name);
}
