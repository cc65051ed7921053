import { message } from '#platform/contract/message.ts';

// The server: service.
export const chosenGone = message('The chosen rows aren’t in this list.');
export const tooManyRows = message(
  'These are more rows than a spreadsheet can have. Please export them as CSV.',
);

// The record of activity.
export const exportedEntry = message('Exported {count} of {what}');
export const exportedOfYearEntry = message('Exported {count} of {what} for {year}');
export const exportedMatchingEntry = message("Exported {count} of {what} matching '{search}'");
export const exportedOfYearMatchingEntry = message(
  "Exported {count} of {what} for {year} matching '{search}'",
);
