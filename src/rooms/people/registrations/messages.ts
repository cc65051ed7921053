import { message } from '#platform/contract/message.ts';

export const one = message('registration');
export const counted = message({ one: '{count} registration', other: '{count} registrations' });
export const many = message('Attendees');
export const registeredAlready = message('Registered already? <link>Find your ticket</link>.');
export const severalOfYou = message('Several of you? <link>Register a group in one form</link>.');
export const youPay = message('You pay {price}');
export const chooseKind = message(
  'On the page of your order you can choose another kind of ticket, and pay.',
);
export const payLater = message('You pay on the page of your order.');
export const groupPays = message(
  'From {least} of your company on, each of you pays {price}: register together in one form, or each with the company’s name and an email address of its own domain.',
);
export const groupPaysByLink = message(
  'You join your company’s group. From {least} in it on, each of you pays {price}.',
);
export const alreadyRegistered = message('This e-mail address is already registered.');
export const answerOnYourPage = message('Please answer on your page');
export const note = message('Note');
export const dateHeading = message('Date');
export const firstName = message('First name');
export const middleName = message('Middle name');
export const lastName = message('Last name');
export const lastNameFirst = message('Last name, first name');
export const dialCode = message('Country’s telephone code');
export const numberMeant = message('This isn’t a number.');
export const severalNumbers = message(
  'Of several numbers in a cell, the first is taken; the others go to the contact number or the note.',
);
export const whatsappInNote = message('WhatsApp, too: {numbers}');
export const phoneInNote = message('Phone, too: {numbers}');
export const stateUnknown = message(
  '{column}: ‘{word}’ isn’t known. Say above whether people with it are taken in.',
);
export const mayNotCome = message(
  '{column}: ‘{word}’ may mean that they don’t come, or not alone. Say above whether people with it are taken in, or choose the column as State.',
);
/** Of whoever came to the door without a registration. */
export const noticeWalkIn = message('Walk-in');
export const noticeOtherwise = message('No column says how people heard of the summit: they get ‘{notice}’.');
export const mayBeNoName = message(
  '{column}: ‘{word}’ may be no name, or the names of several people. Write one name here and a row for each person, or say above that it is meant so.',
);
export const saysNothing = message(
  '{column}: ‘{word}’ says nothing of this person. Write it here, or say above that it is meant so.',
);
export const stateHeading = message('State');
export const cancelledState = message('cancelled');
export const registeredState = message('registered');
export const news = message('News');

// Add attendee screen.
export const addAttendee = message('Add attendee');
export const cancel = message('Cancel');
export const edition = message('Edition');
export const sendConfirmationNow = message('Send the confirmation now');
export const confirmHint = message('It can also be sent later, from the list.');

// What is wrong with a form.
export const pleaseChoose = message('Please choose');
export const noteHint = message('Only organisers read it.');

// Attendees screen.
export const cancelled = message('Cancelled');
export const notCancelled = message('Registered');
export const registeredAndCancelled = message('Registered and cancelled');
export const answer = message('Answer');
export const howHeard = message('How they heard');
export const company = message('Company');
export const importedTogether = message('Imported together');
export const askedForNews = message('Asked for it');
export const from = message('From');
export const to = message('To');
export const cancelInstead = message('Cancel instead');
export const deleteConsequence = message(
  'Tickets and the links of own pages no longer work. Answers and files stay until the record is erased.',
);
export const countedAttendees = message({ one: '{count} attendee', other: '{count} attendees' });
export const deleteQuestion = message({
  one: 'Delete this attendee?',
  other: 'Delete these {count} attendees?',
});
export const deleteFailed = message('Error deleting attendee');
export const consentText = message('Consent text');
export const ticket = message('Ticket');
export const ticketOncePaid = message('It comes in a mail of its own, once your place is paid.');
export const ticketEnds = message('The ticket of {name} lets nobody in any more.');
/** Of two or more. */
export const ticketsEnd = message('The tickets of {count} people let nobody in any more.');
export const noTicketWhileCancelled = message('This registration is cancelled, so its ticket doesn’t count.');
export const withNotes = message('With notes');
export const withNotesTip = message('And the state. Not for giving away.');
export const writeThese = message('Write to these');
export const importFile = message('Import');
export const search = message('Search by name, email or number');
export const empty = message(
  'Registrations from <link>the registration page</link> appear here. You can also <list>import a list</list>.',
);

// Cancel attendees.
export const notChanged = message('This couldn’t be changed.');
export const undo = message('Undo');
export const cancelRegistration = message('Cancel registration');
export const restoreRegistration = message('Restore registration');

// Company cell.
export const countCompany = message('{number} of {company}');
export const colleagues = message('Others of this company');
export const alsoFrom = message('Also from {company}');
export const showColleagues = message('Show all in the list');

// Registration aside.
export const regular = message('Regular');
export const earlyBird = message('Early bird');

// What is wrong with a form.
export const companyHint = message('For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.');
export const noticeQuestion = message('How did you hear about the summit?');

// Registration form.
export const refusedHeading = message('Registration failed');
export const sendFailed = message('An error occurred during registration');
export const formLabel = message('Registration');
export const register = message('Register');
export const registering = message('Registering…');

// Registration page.
export const questions = message('Questions? <link>Write to us</link>');

// Update attendee screen.
export const correctAttendee = message('Correct attendee');
export const save = message('Save');

// Write to attendees.
export const notQueued = message('This couldn’t be queued.');
export const sendConfirmation = message('Send confirmation');
export const sendNewLink = message('Send new link');
export const sendCancellation = message('Tell them by mail');

// The server: confirm imported.

// The server: desk handlers.
export const registered = message('{name} is registered.');
export const saved = message('{name} saved.');

// The server: desk.
export const nothingToChange = message('These registrations are gone or already so.');
export const createdEntry = message('Added the registration of {fullname} ({company})');
export const correctedEntry = message('Corrected the registration of {fullname}');

// The server: export file.
export const exported = message('the registrations');

// The server: own.
export const isCancelled = message('This registration is cancelled.');

// The server: places.

// The server: register.

// The server: registrar.
export const alreadyRegisteredNamed = message('{email} is registered already.');

// The server: write to.
export const nobodyRegistered = message('None of these is registered for the current summit.');
export const nobodyCancelled = message('None of these has cancelled for the current summit.');
export const mailsQueued = message({ one: 'One mail queued.', other: '{count} mails queued.' });
export const mailsKept = message({
  one: 'One mail kept under Mail, with the link.',
  other: '{count} mails kept under Mail, with the link.',
});
export const manyCancelled = message({
  one: '{count} registration cancelled.',
  other: '{count} registrations cancelled.',
});
export const manyRestored = message({
  one: '{count} registration restored.',
  other: '{count} registrations restored.',
});
export const notChangedRest = message('{count} couldn’t be: {message}');
export const ticketsSold = message('All tickets are sold.');
export const makesPlaces = message('That makes {held} of {limit} places.');
export const keptForOffers = message({
  one: '{count} of them is kept for who has an offer.',
  other: '{count} of them are kept for who has an offer.',
});

// The record of activity.
export const cancelledEntry = message('Cancelled the registration of {fullname} ({company})');
export const tookBackEntry = message(
  'Took back that the registration of {fullname} ({company}) was cancelled',
);
export const sentConfirmationEntry = message('Sent {fullname} the confirmation once more');
export const sentLinkEntry = message('Sent {fullname} the link of their page once more');
export const sentCancellationEntry = message('Sent {fullname} a mail that the registration is cancelled');
export const registeredEntry = message('{fullname} ({company}) registered');
export const ownCorrectedEntry = message('{fullname} corrected their registration');
export const ownCancelledEntry = message('{fullname} ({company}) cancelled their registration');
export const passedOnEntry = message('{fullname} passed their registration on to {colleague} ({company})');
export const deletedEntry = message('Deleted the registration of {fullname} ({company})');
export const restoredEntry = message('Restored the registration of {fullname} ({company})');
export const rightName = message('Attendees');
export const rightAllows = message(
  'Reads, adds, corrects, cancels, imports and deletes registrations, writes to them, exports them and prints badges.',
);

export const language = message('Language');
export const languageHint = message('In which we write to them.');
export const cancelUntil = message('Cancel until');
export const passOnUntil = message('Pass on until');

// Groups at the desk.
export const nobodyToJoin = message('There is nobody of this company to join.');
export const joinsTooFew = message('No price changes: together they are fewer than {least}.');
export const joinsNothing = message('No price changes.');
export const joinFee = message('{name} pays {to} instead of {from}.');
export const joinTogether = message('Join as one group');
export const separate = message('Take the group apart');
export const joinQuestion = message('Join all of {company} as one group?');
export const mayBelong = message('May belong together');
export const mayBelongLead = message('The same name, but nothing proves that they are of one company.');
export const notJoined = message('Nothing was changed.');
export const joined = message({
  one: '{count} registration of {company} joined the group.',
  other: '{count} registrations of {company} joined the group.',
});
export const separated = message({
  one: '{count} registration of {company} is by itself again.',
  other: '{count} registrations of {company} are by themselves again.',
});
export const joinedEntry = message({
  one: 'Joined {count} registration of {company} to its group',
  other: 'Joined {count} registrations of {company} to one group',
});
export const separatedEntry = message({
  one: 'Took {count} registration of {company} out of its group',
  other: 'Took {count} registrations of {company} out of their group',
});

/** What the privacy policy says of it. */
export const takes = message(
  'Registrations: your name, email address and phone numbers, your company and role, how you heard of us, your other answers, your language, and who you registered with.',
);
