import { message } from '#platform/contract/message.ts';

// What is recorded, and what refuses.
export const nameMissing = message('Please enter a name');
export const roomNameMissing = message('Please enter the room’s name');
export const deviceNameMissing = message('Please name the device, such as Main gate');
export const pinEasy = message('That PIN is tried first. Please choose another one.');
export const pinWrong = message('Please choose four to eight digits');
export const noEdition = message('There is no edition yet whose door this could be.');
export const deviceGone = message('This device no longer exists.');
export const sessionAt = message('{time} {title}');
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
export const what = message('What');
export const room = message('Room');
export const deviceName = message('Device');
export const inTwice = message('let in twice');
export const inOnOtherDay = message('let in on another day');
export const undoneAt = message('Undone');
export const wentIn = message('in');
export const shownAgain = message('shown again');
export const wentOut = message('out');
export const undone = message('undone');
export const noted = message('note');
export const corrected = message('name corrected');
export const printed = message('badge printed');

// The desk.
export const today = message('At the door today');
export const present = message('Now');
export const days = message('Day');
export const wallScreen = message('Screen for the wall');
export const lookAtDoor = message('Look at the door');
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
export const otherDay = message('{day} (another day)');
export const otherDayHint = message(
  'The summit isn’t on this day: who was let in doesn’t count as having come.',
);
export const letInOtherDay = message('let in {time}, {device}: not a day of the summit, so it doesn’t count');
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
export const pinHint = message(
  'Four to eight digits; this one was drawn by chance. Tell it separately from the link.',
);
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

// The phone at the door.
export const rightName = message('Door');
export const rightAllows = message(
  'Makes devices for the door, sees who came and who didn’t, and registers walk-ins.',
);

export const KINDS = {
  in: wentIn,
  again: shownAgain,
  out: wentOut,
  undo: undone,
  note: noted,
  correct: corrected,
  print: printed,
};
