import { message } from '#platform/contract/message.ts';

// What is recorded, and what refuses.
export const wrongLink = message('This link leads to no door. Please ask for a new one.');
export const wrongPin = message('This isn’t the PIN.');
export const doorBusy = message('Too much is being tried at this door. Please try again in a moment.');
export const linkOver = message('This link has ended.');
export const noStation = message('Only a printing station prints badges.');
export const walkInGone = message('This person is no longer on the list.');

// Columns and labels.
export const name = message('Name');
export const company = message('Company');
export const number = message('Phone');
export const email = message('Email');
export const note = message('Note');

// The desk.
export const title = message('Door');
export const figure = message('{figure}');
export const ofExpected = message('of {expected} have come');
export const ofPlaces = message('{there} of {places}');
export const inside = message('Inside now');
export const walkIns = message('Walk-ins');
export const doubles = message('Shown twice');
export const busiest = message({
  one: 'Up to one person a minute came in the last hour',
  other: 'Up to {count} people a minute came in the last hour',
});
export const perMinute = message('The last hour, minute by minute. At the most, {most} in one.');
export const cancelledState = message('cancelled');
export const pin = message('PIN');
export const paperA6 = message('A6, one a page');
export const paper62 = message('Label printer, 62 mm');
export const paper89 = message('Label printer, 89 × 36 mm');
export const paperOwn = message('Own size');

// The phone at the door.
export const doorOf = message('The door of {summit}');
export const parts = message('What to do');
export const scanPart = message('Scan');
export const findPart = message('Find');
export const newPart = message('Walk-in');
export const morePart = message('More');
export const pinTitle = message('The door');
export const pinLead = message('Please type the PIN that you were told. This phone asks for it once.');
export const openDoor = message('Open');
export const tooManyTries = message('Too many wrong PINs were tried.');
export const tryAgainIn = message('You can try again in {time}.');
export const tryAgainNow = message('You can try again now.');
export const opening = message('Opening …');
export const insideCount = message({ one: 'One inside', other: '{count} inside' });
export const goingOut = message('Recording who goes out');
export const tooManyWalkIns = message(
  'Too many walk-ins in an hour. The others are kept here and sent later; or save them as a file for the desk.',
);
export const unsent = message({ one: 'one not sent yet', other: '{count} not sent yet' });
export const allSent = message('all sent');
export const offline = message('offline');
export const aim = message('Hold the ticket in front of the camera.');
export const cameraView = message('The camera');
export const cameraRefused = message(
  'This page may not use the camera. Allow it in the browser’s settings, or find people by name.',
);
export const cameraMissing = message(
  'There is no camera. Find people by name, or use a scanner with a cable.',
);
export const torch = message('Light');
export const otherCamera = message('Other camera');
export const searchAtDoor = message('Name, company or ticket number');
export const nobodyFound = message('Nobody on the list.');
export const isInState = message('in');
export const walkInTitle = message('Without a registration');
export const walkInHint = message('A name is enough. With an email, they get their ticket by mail.');
export const emailWrong = message('Please enter a valid email address');
export const emailIfKnown = message('Email, if known');
export const letInAct = message('Let in');
export const onTheList = message({ one: 'One on the list.', other: '{count} on the list.' });
export const lastContact = message('Last contact {time}.');
export const syncNow = message('Send and fetch now');
export const where = message('This phone is at');
export const entrance = message('the entrance');
export const recordsOut = message('People are going out');
export const ifNothingSends = message('If nothing can be sent');
export const ifNothingSendsLead = message(
  'Everything is kept on this phone until it is sent. It can also be saved as a file, which the organisers take at the desk.',
);
export const saveUnsent = message({
  one: 'Save one record as a file',
  other: 'Save {count} records as a file',
});
export const installHint = message(
  'Add this page to the home screen: it then opens without the internet, too.',
);
export const endedUnsent = message({
  one: 'One record couldn’t be sent any more. Save it as a file for the organisers.',
  other: '{count} records couldn’t be sent any more. Save them as a file for the organisers.',
});
export const endedEmpty = message('Nothing is left on this phone. Thank you!');
export const answerIn = message('Welcome');
export const answerBack = message('Welcome back');
export const answerOut = message('Goodbye');
export const answerAlready = message('Already in');
export const answerNotIn = message('Isn’t in');
export const answerFull = message('Full');
export const answerUnpaid = message('Not paid');
export const answerUnknown = message('Not on this list');
export const answerAnotherDay = message('Not today');
export const answerCancelled = message('Cancelled');
export const answerAnotherEdition = message('Another summit');
export const answerForged = message('Forged');
export const answerNoTicket = message('No ticket');
export const adviseUnknown = message(
  'The ticket is genuine, but its registration is newer than this list, or deleted.',
);
export const adviseAnotherDay = message(
  'The summit isn’t today. Who is let in now doesn’t count as having come.',
);
export const adviseOtherDays = message('Their ticket is for {days}.');
export const adviseCancelled = message('This registration was cancelled. Send them to the desk.');
export const adviseAnotherEdition = message('This ticket is for another edition.');
export const adviseForged = message('We didn’t make this ticket. Send them to the desk.');
export const adviseNoTicket = message('This code isn’t a ticket of ours.');
export const adviseFull = message('All places here are taken.');
export const adviseUnpaid = message(
  'Send them to the desk, or let them in if they show that they have paid.',
);
export const correctName = message('Correct name');
export const saveName = message('Save name');
export const printBadge = message('Print badge');
export const badgeComes = message('The badge is coming');
export const inSince = message('Since {time}, {device}');
export const recordedAgain = message('Recorded as shown again.');
export const undo = message('Undo');
export const addNote = message('Note');
export const saveNote = message('Save note');
export const back = message('Back');
export const letInAnyway = message('Let in anyway');
export const next = message('Next');
export const stationTitle = message('Printing station');
export const stationLead = message(
  'Prints the badge of each one who comes in at the entrance. The browser asks each time, unless it was started with --kiosk-printing.',
);
export const startPrinting = message('Print each who comes in');
export const stopPrinting = message('Stop printing');
export const isPrinting = message('Prints each who comes in.');
export const isWaiting = message('Prints nothing by itself.');
export const printsFor = message('For who comes in at');
export const anyDevice = message('any device');
export const labelPaper = message('Label');
export const labelWidth = message('Width in mm');
export const labelHeight = message('Height in mm');
export const lastBadge = message('The badge as it is printed');
export const arrivals = message('Who came in');
export const noArrivals = message('Nobody yet.');
export const ticketCode = message('The ticket’s code');
export const printOne = message('Print');
export const printOneOf = message('Print the badge of {name}');
export const wasPrinted = message('printed');
export const wantedAgain = message('wanted again');
export const noBadge = message('The badge of {name} couldn’t be fetched.');
export const signIn = message('Sign in');
export const needsScript = message('The door needs JavaScript. Please turn it on and reload this page.');

/** What the privacy policy says of it. */
export const takes = message(
  'The door: when your ticket was read, and by which device; of who comes without a registration, name, company, number and email address.',
);
