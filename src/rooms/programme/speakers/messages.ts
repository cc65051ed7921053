import { message } from '#platform/contract/message.ts';

export const one = message('speaker');
export const counted = message({ one: '{count} speaker', other: '{count} speakers' });
export const deleteQuestion = message({
  one: 'Delete this speaker?',
  other: 'Delete these {count} speakers?',
});
export const many = message('Speakers');
export const edition = message('Edition');
export const addSpeaker = message('Add Speaker');
export const firstName = message('First name');
export const lastName = message('Last name');
export const lastNameFirst = message('Last name, first name');
export const roleMissing = message('Choose the event role.');
export const chooseRole = message('Choose a role');
export const countryUnknown = message('Choose a country from the list.');
export const chooseCountry = message('Choose a country');
export const title = message('Title');
export const category = message('Category');
export const askedCategory = message('Categories');
export const fullName = message('Full name');
export const askedName = message('Full Name');
export const nameHeading = message('Name');
export const designation = message('Designation');
export const eventRole = message('Event role');
export const eventRoleHeading = message('Event Role');
export const company = message('Company');
export const country = message('Country');
export const description = message('Description');
export const titleMissing = message('Choose a title.');
export const descriptionMissing = message('Enter a description.');
export const nameMissing = message('Enter the full name.');
export const designationMissing = message('Enter the designation.');
export const companyMissing = message('Enter the company.');
export const pictureMissing = message('Choose a picture.');
export const taken = message('This speaker is already there.');

// Add speaker screen.
export const cancel = message('Cancel');

// Speaker card.
export const portrait = message('Portrait of {fullname}');
export const viewProfile = message('View Profile<hidden> of {fullname}</hidden>');

// What is wrong with a form.
export const categoriesFailed = message('Failed to fetch categories. Please try again later.');
export const picture = message('Picture');
export const chooseTitle = message('Choose a title');
export const loading = message('Loading...');
export const noCategory = message('No category');

// Speaker page.
export const allSpeakers = message('All speakers');
export const speaker = message('Speaker');

// Speaker preview.
export const previewTitle = message('On the website');

// Speakers screen.
export const deleteFailed = message('Error deleting speaker');
export const importFile = message('Import');
export const search = message('Search by full name');
export const addFirst = message('<add>Add the first speaker</add> or <list>import a list</list>.');

// Update speaker screen.
export const updateSpeaker = message('Update Speaker');

// Roles.
export const keynoteAddress = message('Keynote Address');
export const speakerRole = message('Speaker');
export const moderator = message('Moderator');
export const panelist = message('Panelist');

// Answers of calls.
export const count = message('Speakers: {totalSpeaker}.');
export const added = message('Speaker added.');
export const saved = message('Speaker saved.');
export const deleted = message('{name} deleted.');
export const orderTitle = message('Order of the speakers');
export const ordered = message('Order of the speakers saved.');

// The server: listed speakers.
export const gone = message('This speaker no longer exists.');

// The server: service.
export const addedEntry = message('Added {name} ({company}) as {role}');
export const updatedEntry = message('Updated the speaker {name}');
export const deletedEntry = message('Deleted the speaker {fullname}');
export const restoredEntry = message('Restored the speaker {fullname}');
export const orderedEntry = message('Changed the order of the speakers');

// The server: speaker row.
export const formattingDescription = message('Formatting of the description');
export const pictureHint = message('JPEG, PNG, WebP or AVIF, up to {most}.');
export const otherPictureHint = message(
  'JPEG, PNG, WebP or AVIF, up to {most}. Leave it out to keep the current picture.',
);
export const otherSpeakers = message('Other Speakers');
export const readFailed = message('Unable to fetch speakers details. Please try again later.');
export const rightName = message('Speakers');
export const rightAllows = message(
  'Adds, changes, orders, imports and deletes speakers and their categories.',
);

// Home page.
export const homeFigure = message({
  one: '<number>{count}</number> speaker',
  other: '<number>{count}</number> speakers',
});

/** What the privacy policy says of it. */
export const takes = message(
  'Speakers: name, company, role, country, picture and description, which are public.',
);
