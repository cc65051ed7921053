import { message } from '#platform/contract/message.ts';

// Arrival.
export const registration = message('Your registration');
export const youllGetConfirmationIf = message(
  'You’ll get a confirmation at <strong>{sentTo}</strong>. If that isn’t your address, write to us.',
);
export const openPage = message('Open your page');
export const keepPicture = message('Keep as a picture');
export const addCalendar = message('Add to calendar');
export const tellPeopleWhatsappOpens = message(
  'Tell people on WhatsApp<hidden> (opens in a new tab)</hidden>',
);
export const pay = message('To pay');
export const bringColleagues = message('Bring colleagues');
export const fromRegistrationsOneCompany = message(
  'From {number} registrations of one company there is a group discount.',
);
export const yourGroup = message('Your group');
export const registeredWithYou = message({
  one: 'One more is registered with you, and has a page of their own.',
  other: '{count} more are registered with you, and each has a page of their own.',
});
export const placesKept = message({
  one: 'One place is kept for you.',
  other: '{count} places are kept for you.',
});
export const nameThem = message('Name those who come');
export const ownPage = message('Your own page');
export const ifSomethingChanges = message('If something changes');
export const write = message('Write to <link>{email}</link>.');
export const doorsOpen = message('The doors open at {time} {zone}.');
export const ticket = message('Your ticket');
export const ticketOncePaid = message(
  'It comes by mail once your place is paid. What to pay, and how, is in a mail that you’ll get now.',
);
export const takePhotoPrintPage = message(
  'Take a photo of it, or print this page. It is on your own page, too.',
);
export const takePhotoPrintPageIsnt = message(
  'Take a photo of it, or print this page: it isn’t shown here again.',
);
export const ticketQrCode = message('Your ticket, as a QR code');

// The server: service.
export const linkInConfirmation = message('The link is in the confirmation.');
export const invitation = message('I’m going to the {name} on {placeAndDays}. Come too: {address}');
export const invitationToCity = message('I’m going to the {name} in {placeAndDays}. Come too: {address}');

// Badges to print.
export const nobody = message('There is nobody whose badge this could be.');
export const tooMany = message('Please print at most {most} badges at once.');
export const printedEntry = message({ one: 'Printed a badge', other: 'Printed {count} badges' });
export const sizeWrong = message('Please enter 50 to 300 mm for the width, 40 to 300 for the height.');
export const title = message('Badges');
export const lead = message(
  'As large as each name fits, on its own cloth, with the ticket’s code. To be printed by any printer.',
);
export const howMany = message({ one: 'One badge', other: '{count} badges' });
export const ofImport = message('Of one import.');
export const ofAll = message('Of everybody who is registered.');
export const ofThese = message('Of those whom the list of attendees showed.');
export const chooseOthers = message('Choose others in the list of attendees');
export const paper = message('Paper');
export const paperA4 = message('A4, eight to cut out');
export const paperA6 = message('A6, one a page');
export const paper62 = message('Label printer, 62 mm');
export const paper89 = message('Label printer, 89 × 36 mm');
export const paperOwn = message('Own size');
export const width = message('Width in mm');
export const height = message('Height in mm');
export const makePdf = message('Make a PDF');
export const badge = message({ one: 'Badge', other: '{count} badges' });
export const badgeOf = message('Badge of {name}');
export const saved = message('{file} was saved.');
export const notPrinted = message('The badges couldn’t be made.');
export const someBadges = message('Badges');
