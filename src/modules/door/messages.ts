import { message } from '#platform/contract/message.ts';

// What is recorded, and what refuses.
export const nameMissing = message('Please enter a name');
export const roomNameMissing = message('Please enter the room’s name');
export const deviceNameMissing = message('Please name the device, such as Main gate');
export const pinWrong = message('Please choose four to eight digits');
export const noEdition = message('There is no edition yet whose door this could be.');
export const deviceGone = message('This device no longer exists.');
export const wrongLink = message('This link leads to no door. Please ask for a new one.');
export const wrongPin = message('This isn’t the PIN.');
export const doorBusy = message('Too much is being tried at this door. Please try again in a moment.');
export const linkOver = message('This link has ended.');
export const noStation = message('Only a printing station prints badges.');
export const sessionAt = message('{time} {title}');
export const walkInGone = message('This person is no longer on the list.');
export const notRegistered = message('They can’t be registered: please add them to the attendees by hand.');
export const settingsEntry = message('Changed how the door of {year} works');
export const deviceMadeEntry = message('Made the device {name} for the door');
export const deviceRenamedEntry = message('Renamed a device of the door to {name}');
export const deviceOpenedEntry = message('Opened the device {name} of the door with its PIN');
export const deviceEndedEntry = message('Ended the device {name} of the door');
export const letInEntry = message({
  one: 'One person was let in by {device}',
  other: '{count} people were let in by {device}',
});
export const walkInRegisteredEntry = message('Registered {name}, who came without a registration');
export const exported = message('the record of the door');
export const deviceMade = message('Device made.');
export const deviceSaved = message('Device renamed.');
export const deviceEnded = message('{name} has ended.');
export const settingsSaved = message('Settings saved.');
export const walkInRegistered = message('{name} is registered.');
export const fileTaken = message({ one: 'One record was taken.', other: '{count} records were taken.' });

// Columns and labels.
export const oneDevice = message('device of the door');
export const countedDevices = message({
  one: '{count} device of the door',
  other: '{count} devices of the door',
});
export const manyDevices = message('Devices of the door');
export const oneWalkIn = message('person who came without a registration');
export const countedWalkIns = message({
  one: '{count} person who came without a registration',
  other: '{count} people who came without a registration',
});
export const oneScan = message('record of the door');
export const countedScans = message({
  one: '{count} record of the door',
  other: '{count} records of the door',
});
export const manyScans = message('Records of the door');
export const time = message('Time');
export const name = message('Name');
export const company = message('Company');
export const number = message('Phone');
export const email = message('Email');
export const what = message('What');
export const room = message('Room');
export const note = message('Note');
export const deviceName = message('Device');
export const walkIn = message('Walk-in');
export const shownAgain = message('shown again');
const wentIn = message('in');
const wentOut = message('out');
const undone = message('undone');
const noted = message('note');
const corrected = message('name corrected');
const printed = message('badge printed');
export const KINDS = {
  in: wentIn,
  out: wentOut,
  undo: undone,
  note: noted,
  correct: corrected,
  print: printed,
};

// The desk.
export const title = message('Door');
export const today = message('At the door today');
export const present = message('Now');
export const days = message('Day');
export const wallScreen = message('Screen for the wall');
export const lookAtDoor = message('Look at the door');
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
export const everybody = message('Everybody');
export const cameIn = message('In');
export const notYet = message('Not yet');
export const list = message('People at the door');
export const searchPeople = message('Search by name or company');
export const nobodyListed = message('Nobody here.');
export const letIn = message('Let in');
export const noticed = message('Noticed');
export const letInAt = message('{time}, {device}');
export const goneAgain = message('has gone out');
export const shownAgainAt = message('shown again {time}, {device}');
export const cancelledState = message('cancelled');
export const register = message('Register');
export const registerFailed = message('They couldn’t be registered.');
export const haveCome = message('have come in');
export const haveNotCome = message('haven’t come in');
export const writeToThem = message('Write to them');
export const exportRecord = message('Export the record');
export const exportFailed = message('The record couldn’t be exported.');
export const saved = message('{file} was saved.');
export const devices = message('Devices and settings');
export const deviceList = message('Devices');
export const noDevices = message('There is none yet. Make one for each phone at the door.');
export const makeDevice = message('Make a device');
export const makeDeviceLead = message(
  'Each phone gets a link and a PIN. It sees names and companies only, works without the internet, and ends by itself the day after the summit.',
);
export const deviceSort = message('What it does');
export const deviceSortHint = message('A printing station is a computer with a printer of labels.');
export const sortPhone = message('Lets people in');
export const whatDevicesHave = message(
  'Each has names, companies, who is cancelled or hasn’t paid, and what to hand out: no address and no number. At its end it deletes them, and who is erased is gone from it at its next contact. The record of activities says when each was opened.',
);
export const kindQuestion = message('Kind of people, by colour and word');
export const languagesQuestion = message('Languages on the badge');
export const nothingChosen = message('None');
export const fromProgramme = message('Add from the programme');
export const deviceLabel = message('Name of the device');
export const deviceHint = message('Where it is used, such as Main gate.');
export const pin = message('PIN');
export const pinHint = message('Four to eight digits, to be told apart from the link.');
export const linkTitle = message('Open this on the phone');
export const linkLead = message('Scan the code with the phone, or send it the link. It’s shown only now.');
export const linkAsCode = message('The link, as a QR code');
export const pinIs = message('Then type the PIN {pin}. The link:');
export const letInCount = message({ one: 'one let in', other: '{count} let in' });
export const endsOn = message('ends');
export const endedOn = message('ended');
export const seenOn = message('last heard from');
export const neverSeen = message('not opened yet');
export const rename = message('Rename');
export const renameNamed = message('Rename {name}');
export const save = message('Save');
export const end = message('End');
export const endNamed = message('End {name}');
export const endAsk = message('End the device {name}?');
export const endWords = message(
  'At its next contact it deletes its list. What it hasn’t sent by then can be saved on it as a file.',
);
export const takeFile = message('Take its file');
export const takeFileOf = message('Take the file of {name}');
export const notDone = message('That didn’t work.');
export const settings = message('How the door works');
export const settingsLead = message('Devices follow at their next contact.');
export const reentry = message('Who goes out may come in again');
export const reentryHint = message('The phones then can record who goes out.');
export const handedOut = message('What to hand out');
export const rooms = message('Rooms with their own door');
export const roomName = message('Room');
export const roomPlaces = message('Places');
export const addRoom = message('Add a room');
export const removeRoom = message('Remove {name}');
export const remove = message('Remove');
export const saveSettings = message('Save settings');
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
export const opening = message('Opening …');
export const insideCount = message({ one: 'One inside', other: '{count} inside' });
export const goingOut = message('Recording who goes out');
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
export const emailIfKnown = message('Email, if known');
export const letInAct = message('Let in');
export const onTheList = message({ one: 'One on the list.', other: '{count} on the list.' });
export const lastContact = message('Last contact {time}.');
export const syncNow = message('Send and fetch now');
export const where = message('This phone is at');
export const entrance = message('the entrance');
export const recordsOut = message('People are going out');
export const doubleOf = message('{person}, {time} ({device})');
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
export const adviseUnknown = message('The ticket is genuine, but newer than this list.');
export const adviseAnotherDay = message('The summit isn’t today.');
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
export const undo = message('Undo');
export const addNote = message('Note');
export const saveNote = message('Save note');
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
export const rightName = message('Door');
export const rightAllows = message(
  'Makes devices for the door, sees who came and who didn’t, and registers walk-ins.',
);
