/** What texts may name in braces, for whoever writes them. */
export interface PlaceholderHelp {
  title: string;
  lead: string;
  meanings: Readonly<Record<string, string>>;
}

/** What the texts of the site's pages may name in braces. The edition and the site say what stands there. */
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
export type PlaceholderValues = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(PLACEHOLDERS);

export const PLACEHOLDERS_OF_PAGES: PlaceholderHelp = {
  title: 'Words that follow the edition',
  lead: 'Write one of these in braces, and the site puts in what the edition says.',
  meanings: PLACEHOLDERS,
};
