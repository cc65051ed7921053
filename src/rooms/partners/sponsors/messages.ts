import { message } from '#platform/contract/message.ts';

export const one = message('sponsor');
export const counted = message({ one: '{count} sponsor', other: '{count} sponsors' });
export const many = message('Sponsors and partners');
export const edition = message('Edition');
export const addMenu = message('Add Sponsor/Partner');
export const listMenu = message('View Sponsors/Partners');
export const titleMissing = message('Choose a package type.');
export const logoMissing = message('Choose a logo.');
export const nameMissing = message('Enter the name.');
export const taken = message('A sponsor or partner of this name is already there.');
export const name = message('Name');
export const packageType = message('Package type');
export const website = message('Website');

// Add sponsor screen.
export const add = message('Add sponsor/partner');
export const cancel = message('Cancel');
export const unexpected = message('An unexpected error occurred.');

// Sponsor card.
export const logoOf = message('Logo of {name}');
export const visitWebsite = message('Visit website<hidden> of {name} (opens in a new tab)</hidden>');

// What is wrong with a form.
export const choosePackageType = message('Choose a package type');
export const nameHint = message('If you leave it out, the logo’s file name is used.');
export const logo = message('Logo');

// Sponsors page.
export const readFailed = message('Failed to load sponsor data');
export const tryAgain = message('Error loading sponsors. Please try again later.');

// Sponsors screen.
export const title = message('Title');
export const countedSponsors = message({
  one: '{count} sponsor or partner',
  other: '{count} sponsors and partners',
});
export const deleteQuestion = message({
  one: 'Delete this sponsor or partner?',
  other: 'Delete these {count} sponsors and partners?',
});
export const orderTitle = message('Order of the sponsors and partners');
export const deleteFailed = message('Error deleting sponsor or partner');
export const importFile = message('Import');
export const search = message('Search by title or name');
export const addFirst = message('<add>Add the first sponsor or partner</add> or <list>import a list</list>.');

// Update sponsor screen.
export const updateTitle = message('Update Sponsor/Partner');
export const update = message('Update sponsor/partner');

// Answers of calls.
export const added = message('Sponsor added.');
export const saved = message('Sponsor saved.');
export const deleted = message('{name} deleted.');
export const ordered = message('Order of the sponsors saved.');

// The server: service.
export const gone = message('This sponsor no longer exists.');
export const addedEntry = message('Added {name} ({title})');
export const updatedEntry = message('Updated {name} ({title})');
export const deletedEntry = message('Deleted {name} ({title})');
export const restoredEntry = message('Restored {name} ({title})');
export const orderedEntry = message('Changed the order of the sponsors');
export const logoHint = message('SVG, PNG, JPEG, WebP or AVIF, up to {most}.');
export const otherLogoHint = message(
  'SVG, PNG, JPEG, WebP or AVIF, up to {most}. Leave it out to keep the current logo.',
);
export const websiteInvalid = message('Enter an address such as https://example.org.');
export const rightName = message('Sponsors');
export const rightAllows = message('Adds, changes, orders, imports and deletes sponsors and partners.');

// The titles that are always offered.
export const titleSponsor = message('Sponsor');
export const titlePartners = message('Partners');
export const titleMediaPartner = message('Media Partner');
export const titlePreviousPartner = message('Previous Partner');

// Home page.
export const homeFigure = message({
  one: '<number>{count}</number> sponsor or partner',
  other: '<number>{count}</number> sponsors and partners',
});
export const language = message('Language');
export const sponsor = message('Sponsor');
export const contact = message('Contact');
export const contactName = message('Contact person');
export const contactEmail = message('Contact’s email');
export const contactHint = message('Only for writing to them: no page shows it.');
export const contactEmailMissing = message('Enter the contact’s email address, too.');
export const contacts = message('Contacts of sponsors');
export const oneContact = message('contact of a sponsor');
export const reasonOfMailing = message(
  'You get this mail because your organisation is a sponsor or partner at {site}.',
);
export const countedContacts = message({
  one: '{count} contact of a sponsor',
  other: '{count} contacts of sponsors',
});

/** What the privacy policy says of it. */
export const takes = message('Sponsors: name and email address of who we write to.');
