import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

/** What texts may name in braces, for whoever writes them. */
export interface PlaceholderHelp {
  title: Message;
  lead: Message;
  meanings: Readonly<Record<string, Message>>;
}

/** What the texts of the site's pages may name in braces. The edition and the site say what stands there. */
export const PLACEHOLDERS = {
  name: say.summitMeaning,
  organiser: say.organiserMeaning,
  city: say.cityMeaning,
  country: say.countryMeaning,
  days: say.daysMeaning,
  Days: say.daysAtStartMeaning,
  allDays: say.allDaysMeaning,
  dates: say.datesMeaning,
  theme: say.themeMeaning,
  email: say.emailMeaning,
  year: say.yearMeaning,
} as const;
export type PlaceholderValues = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(PLACEHOLDERS);

export const PLACEHOLDERS_OF_PAGES: PlaceholderHelp = {
  title: say.placeholdersTitle,
  lead: say.placeholdersLead,
  meanings: PLACEHOLDERS,
};
