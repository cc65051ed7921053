import { message } from '#platform/contract/message.ts';

// What is wrong with a line of a file.
export const dayUnreadable = message('This can’t be read as one day. Write it as {example}.');
export const notOfEdition = message('The edition has no such day: it lasts from {first} to {last}.');
export const notTheDay = message('The edition has no such day: it is on {day}.');
export const dayUnclear = message(
  'This may be more than one day of the edition. Write the date as {example}.',
);
export const daysDiffer = message('The cells of this line say different days.');
export const dayContradicts = message(
  'This names two days, or a weekday that is another day’s. Write the one that is meant as {example}.',
);
export const dayMissing = message({
  one: 'Enter the day.',
  other: 'Enter the day: the edition has {count}.',
});
export const dayWithoutTime = message('There is a day but no time. Enter a start, or empty the day.');
export const hourSkipped = message(
  'The clocks are put forward over this hour: there is no such time that day.',
);
export const hourUnclear = message(
  'Nothing in this file says whether this is at night or in the afternoon. Write {night}, or {day}.',
);
export const startUnreadable = message(
  'This can’t be read as one time of the day. Write it as 9:30, or 2:15 PM.',
);
export const startsDiffer = message('The cells of this line say different starts.');
export const startMissing = message('There is an end but no start.');
export const endUnreadable = message('This can’t be read as the time of an end. Write it as 10:15.');
export const endsDiffer = message('The cells of this line say different ends.');
export const endBeforeStart = message(
  'This ends before it starts. If it ends after midnight, enter its minutes.',
);
export const lengthUnreadable = message('This can’t be read as a duration. Write it as 45, or 1h30.');
export const lengthDiffers = message('From its start to its end it takes {between} minutes, not {given}.');
export const zoneDiffers = message('The cells of this line say different time zones.');
export const zoneUnknown = message(
  'This time zone isn’t known. Write it as UTC+1, or with its full name, such as Africa/Lagos.',
);
export const hourTwice = message(
  'The clocks show this hour twice that night, and this is the second time. Choose another start.',
);
export const hourOfTwo = message(
  'The clocks show this hour twice that night. If the first time is meant, write {first}; otherwise choose another start.',
);
export const endOfTwo = message(
  'The clocks show this hour twice that night. Enter how many minutes it takes as well.',
);
export const languageUnknown = message('This language isn’t known. Write its name or its code, such as fr.');
export const stateUnknown = message('This state isn’t known. Write Confirmed, Tentative or Cancelled.');
export const peopleUnclear = message(
  'These aren’t clearly names. Write a semicolon between people, in brackets what is no name, and nothing while nobody is known.',
);
export const nobodyNamed = message(
  '‘{name}’ is nobody’s name. Leave it out while nobody is known; if somebody is called so, write it in quotation marks.',
);
export const otherThanLine = message('Line {line} says of this session: {value}');
export const mayNotTakePlace = message(
  '{column}: ‘{word}’ may mean that it doesn’t take place. Say above whether sessions with it are taken in, or choose the column as State.',
);
export const onlyTitle = message(
  'Nothing but ‘{title}’ stands in this line. Say above whether it is a session, or leave it out as a title of the lines below.',
);
export const aboveUnclear = message(
  '‘{text}’ stands around this line in the file and may be about it. Say above whether such sessions are taken in as they are.',
);
export const mayBeTimes = message(
  '{column}: ‘{word}’ may say when it is. Choose the column as Start, or say above that it isn’t that.',
);
export const otherTime = message(
  '{column}: ‘{word}’ speaks of another time or day than this line. Correct the line, or say above that it is as planned.',
);
export const titleUnclear = message(
  '‘{title}’ may not be a title. Say above whether it is one, or write the title.',
);
export const roomsUnclear = message(
  '‘{room}’ may not be one room. Say above whether it is, or write only the room in which the session is.',
);
export const nothingYet = message('{text}: read as nothing yet');
export const stateMissing = message('Its state is empty, where other lines have one.');

// What is said of several lines.
export const sameTitle = message('A session of this title is planned already, at another time');
export const kindAdded = message('New kind: {name}');
export const roomAdded = message('New room: {name}');
export const trackAdded = message('New track: {name}');
export const comesInAs = message('{word}: comes in as ‘{state}’');
export const when = message('When');
export const noTime = message('No time yet');
export const minutes = message({ one: '1 minute', other: '{count} minutes' });
export const lengthAssumed = message({ other: 'assumed: the usual {count} minutes of ‘{kind}’' });
export const dayNumber = message('Day {number}');

// What a column can be besides.
export const firstName = message('First name of a person');
export const lastName = message('Last name of a person');
export const timeZone = message('Time zone');
export const reference = message('Number of the session');
