import { message } from '#platform/contract/message.ts';

export const writingToMany = message('Writing to many');
export const writeToMany = message('Write to many');
export const chooseWhomToWrite = message('Choose whom to write to');
export const registered = message('Registered');
export const cancelled = message('Cancelled');
export const both = message('Both');
export const askedForNews = message('Asked for it');
export const nameEmailOrNumber = message('Name, email or number');
export const company = message('Company');
export const state = message('State');
export const answer = message('Answer');
export const howTheyHeard = message('How they heard');
export const any = message('Any');
export const onlyWho = message('Only who');
export const news = message('News');
export const registeredFrom = message('Registered from');
export const registeredUntil = message('Registered until');
export const audience = message('Who gets it');
export const audienceHint = message('All of them, as long as nothing narrows it.');
export const edition = message('Edition');
export const allEditions = message('All editions');
export const saveDraft = message('Save the draft');
export const cancel = message('Cancel');
export const kind = message('Kind');
export const purposeHint = message(
  'News reaches only those who asked for it, and business contacts until they end it by one click. A notice about their taking part, such as another hall, reaches everybody chosen.',
);
export const subject = message('Subject');
export const text = message('Text');
export const mailToMany = message('Mail to many');
export const recipients = message('Recipients');
export const sent = message('Sent');
export const written = message('Written');
export const write = message('Write');
export const mailsToMany = message('Mails to many');
export const searchHint = message('Search by subject');
export const backToDraft = message('Back to the draft');
export const pause = message('Pause');
export const stop = message('Stop');
export const resume = message('Resume');
export const loading = message('Loading...');
export const failed = message('Failed');
export const unclear = message('Unclear');
export const notSent = message('Not sent');
export const keptHere = message('Kept here');
export const progress = message('{sent} of {recipients} sent');
export const eachMail = message('Each mail');
export const send = message('Send');
export const sendHint = message(
  'What you typed is saved first. Once it is on its way, it can be paused and stopped.',
);
export const notBeforeHint = message('In the event’s time zone. Without it, now.');
export const sendAtThisTime = message('Send at this time');
export const sendNow = message('Send now');
export const sendTest = message('Send a test to myself');
// The mail about a new place or time.
export const movedSubject = message('New place or time: {summit}');
export const movedGreeting = message('Dear {name},');
export const movedLead = message('The place or the time of {summit} has changed. Please note:');
export const movedPlace = message('Place:');
export const movedDays = message('Days:');
export const movedDoors = message('Doors open:');
export const movedTicket = message('Your registration and your ticket stay valid as they are.');

export const imported = message('Imported');
export const importedTogether = message('by one import');
export const whoGetsItNow = message('Who gets it now');
export const others = message({ one: '{count} other', other: '{count} others' });
export const asItWillArrive = message('As it will arrive');
export const asItArrives = message('As it arrives');
export const notWrittenYet = message('Once it has a subject and a text, it is shown here.');
export const preview = message('Preview');
export const previewFor = message('To whom it is shown');
export const mailTo = message('The mail to {name}');
export const draftSaved = message('Draft saved.');
export const draftDeleted = message('Draft deleted.');
export const queued = message('Queued for {address}.');
export const willBeSent = message('It will be sent at {when}.');
export const isBeingSent = message('It is being sent.');
export const isKept = message('No mail server is set up: its mails are kept here, not sent.');
export const keptFor = message('No mail server is set up: the mail to {address} is kept here.');
export const keptProgress = message(
  '{kept} of {recipients} kept here, not sent: no mail server was set up. Each can be read, and downloaded to be sent by hand.',
);
export const notRecipient = message('This person isn’t among the recipients.');
export const testedEntry = message('Sent the mail to many “{subject}” to themselves as a test');
export const gone = message('This mailing no longer exists.');
export const noDraft = message('This is no longer a draft, so it can’t be changed.');
export const timeIsPast = message('This time is in the past.');
export const unknownFilters = message(
  'The list of attendees has no such filter, so nobody is chosen: {filters}.',
);
export const chooseFirst = message(
  'Choose people in the <list>list of attendees</list>, or <all>write to all of them</all>.',
);
export const goesOut = message('It goes out <time></time>.');
export const askToSend = message({
  one: 'Send “{subject}” to {count} person?',
  other: 'Send “{subject}” to {count} people?',
});
export const sendLater = message(
  'It goes out on {day} at {time}, in the event’s time zone. What has arrived can’t be taken back.',
);
export const cantBeTakenBack = message('What has arrived can’t be taken back.');
export const notBefore = message('Not before <optional>(optional)</optional>');
export const reaches = message({
  one: 'Reaches <addresses>{count} address</addresses> now.',
  other: 'Reaches <addresses>{count} addresses</addresses> now.',
});
export const placeholders = message('You can use {names}.');
export const paused = message('Paused.');
export const resumed = message('It goes on.');
export const stopped = message('Stopped. What hadn’t been sent stays unsent.');
export const withdrawn = message('It is a draft again.');
export const notBeingSent = message('This isn’t being sent.');
export const notPaused = message('This isn’t paused.');
export const notScheduled = message('This isn’t scheduled.');
export const writtenEntry = message('Wrote the mail to many “{subject}”');
export const changedEntry = message('Changed the mail to many “{subject}”');
export const deletedEntry = message('Deleted the draft of the mail to many “{subject}”');
export const pausedEntry = message('Paused the mail to many “{subject}”');
export const resumedEntry = message('Resumed the mail to many “{subject}”');
export const stoppedEntry = message('Stopped the mail to many “{subject}”');
export const withdrawnEntry = message('Took back the time of the mail to many “{subject}”');
export const releasedEntry = message('Released, to be sent now, the mail to many “{subject}”');
export const releasedLaterEntry = message('Released, to be sent at {when}, the mail to many “{subject}”');
export const one = message('mailing');
export const counted = message({ one: '{count} mailing', other: '{count} mailings' });
export const many = message('Mailings');
export const menu = message('Writing to many');
export const purposeMissing = message('Choose why you write.');
export const subjectMissing = message('Please enter a subject');
export const bodyMissing = message('Please write something');
export const dateTimeMissing = message('Choose a date and a time.');
export const unknownAction = message('There is no such action.');

// States and refusals.
export const draft = message('Draft');
export const scheduled = message('Scheduled');
export const beingSent = message('Being sent');
export const statePaused = message('Paused');
export const stateStopped = message('Stopped');
export const reachesNobody = message('This reaches nobody. Please choose other filters.');
export const purpose = message('Purpose');
export const audienceLabel = message('Audience');
export const rightName = message('Writing to many');
export const rightAllows = message(
  'Writes to many attendees at once, and to whom else the role sees, with the names and addresses of those who get it.',
);

export const language = message('Language');
export const to = message('Write to');
export const attendees = message('Attendees');
export const onlyOfAttendees = message('Only attendees can be narrowed by more than edition and language.');
export const notYours = message('Your role doesn’t see these people, so it can’t write to them.');

// Reminders before the summit.
export const reminders = message('Reminders before the summit');
export const remindersLead = message(
  'Mails that go out by themselves, each once, to who is registered then. On its day, each comes to stand under ‘Writing to many’, where it can be paused and stopped. Without any, none is sent.',
);
export const reminder = message('reminder');
export const addReminder = message('Add a reminder');
export const daysBefore = message('Days before the summit');
export const daysMissing = message('Say how many days before the summit it goes out.');
export const daysBeforeHint = message('Sent at 9 in the morning of that day, in the event’s zone.');
export const everybodyRegistered = message('Everybody who is registered');
export const whoAskedForNews = message('Who asked for news');
export const reminderPlaceholders = message('Words that follow the person');
export const reminderPlaceholdersLead = message('What stands in braces is filled in for each of them:');
export const remindersOfEdition = message('Reminders of this edition');
export const remindersPlace = message('the edition’s reminders');
export const reminderEntry = message('Sent the reminder {subject}');
export const writeThese = message('Write to these');

// What is attached.
export const attachments = message('Attachments');
export const attachmentsLead = message(
  'Everybody who gets the mail gets them, too. At most {most} MB together: PDF, pictures, Office files, CSV, text, calendar entries.',
);
export const attach = message('Attach a file');
export const takeOff = message('Take {name} off');
export const megabytes = message('{size} MB');
export const fileMissing = message('Choose a file.');
export const fileIsEmpty = message('This file is empty.');
export const filesTooLarge = message('All files together may have {most} MB at most.');
export const tooManyFiles = message('A mail takes {most} files at most.');
export const fileTypeUnknown = message('Such a file can’t be attached. These can: {types}.');
export const fileGone = message('This file is no longer attached.');
export const attached = message('{name} is attached.');
export const takenOff = message('{name} is no longer attached.');
export const notAttached = message('The file isn’t attached');
export const attachedEntry = message('Attached {name} to the mail {subject}');
export const takenOffEntry = message('Took {name} off the mail {subject}');
