import { message } from '#platform/contract/message.ts';

export const saveCorrection = message('Save the correction');
export const cancel = message('Cancel');
export const fullName = message('Full name');
export const email = message('Email');
export const whatsappNumber = message('WhatsApp number');
export const contactNumber = message('Contact number');
export const nothingWasErased = message('Nothing was erased.');
export const eraseTitle = message('Erase everything about {email}?');
export const eraseForGood = message('Erase for good');
export const eraseHint = message(
  'This can’t be undone. Backups hold it until they are replaced by newer ones.',
);
export const inWhatOrganisersWrote = message('In what organisers wrote');
export const textMatchesHint = message(
  'This is neither erased nor corrected here. Please change these places yourself where they are about this person.',
);
export const matchesByName = message('The name alone; it may be somebody else.');
export const fileSaved = message('{file} saved.');
export const fileNotMade = message('The file couldn’t be made.');
export const whatIsKept = message('What is kept');
export const keptAbout = message('What is kept about {email}');
export const nothingKept = message('Nothing is kept about anyone with this address.');
export const saveAsJson = message('Save as JSON');
export const print = message('Print');
export const eraseEverything = message('Erase everything');
export const inRecordOfActivity = message('In the record of activity');
export const newestEntries = message('The newest {count} of {total}. The file has all of them.');
export const privacy = message('Privacy');
export const findPerson = message('Find a person');
export const findHint = message(
  'People may ask what is kept about them, and have it corrected or erased. Make sure first that it’s really them who ask.',
);
export const find = message('Find');
export const finding = message('Finding…');
export const searchFailed = message('The search failed.');
export const retention = message('How long people are kept');
export const retentionHint = message(
  'After the last day, all registrations and partnership requests of the edition are erased, and so is what the record of activity says about these people. Without a day they are kept.',
);
export const noEditions = message('There is no event data yet.');
export const notSaved = message('It wasn’t saved.');
export const deleted = message('Deleted');
export const lastDay = message('Last day');
export const saveForEdition = message('Save for {edition}');
export const save = message('Save');
export const retentionTitle = message('Erase the people of {edition} after this day?');
export const eraseThemThen = message('Erase them then');
export const retentionConsequence = message(
  'Once {day} is over, every registration and partnership request of {edition} will be erased for good, also those that arrive later. Until then you can change the day.',
);
export const since = message('Since');
export const correctRecord = message('Correct: {title}, {name}');
export const correct = message('Correct');
export const correctInItsOwnForm = message('Correct in its own form');
export const erasedEntry = message('Erased what was kept about {whose}: {text}');
export const corrected = message('{name} corrected.');
export const erased = message('Erased: {records}.');
export const retentionSaved = message('Saved for {edition}.');
export const dayIsOver = message('This day is over. Choose today or a later day.');
export const retentionEntry = message('Set until when the people of {year} are kept');
export const peopleKeptUntil = message('People kept until');
export const peopleKeptUntilNow = message('people of {year}, who were kept until now');
export const givenOutEntry = message('Gave out what is kept about one person: {count} entries');
export const onePerson = message('one person');
export const correctedEntry = message('Corrected what is kept about {name}');
export const recordGone = message('This record no longer exists.');
export const deletedBefore = message('{record}, deleted before');
export const erasedEntries = message({
  one: '{count} entry in the record of activity, where ‘erased’ will stand instead',
  other: '{count} entries in the record of activity, where ‘erased’ will stand instead',
});
export const textMatchesStay = message({
  one: 'What organisers wrote stays as it is, in {count} place.',
  other: 'What organisers wrote stays as it is, in {count} places.',
});
export const asOf = message('As of <time></time>.');
export const place = message('{position} of {total}');
export const samePerson = message('Found by the name alone. This is the same person.');
export const erasedCount = message({ one: '{count} activity', other: '{count} activities' });

// Fields, kinds and menus.
export const privacyDesk = message('Privacy desk');
export const versionMissing = message('The version is missing.');
export const dayMissing = message('Choose a day.');
