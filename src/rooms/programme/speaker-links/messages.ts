import { message } from '#platform/contract/message.ts';

// The speaker's own page.
export const pageTitle = message('Your page, {name}');
export const pageDescription = message('A speaker’s own page');
export const pageLead = message(
  'Check what visitors read about you at {summit}, and tell us what we can’t know.',
);
export const pageSaved = message('Thank you, {name}. We have what you sent.');
export const waitsForUs = message('What visitors read changes once the organiser has looked at it.');
export const nothingElse = message('Visitors read you as it stands here.');
export const publicHeading = message('What visitors read');
export const publicLead = message(
  'Change what isn’t right. Visitors see it once the organiser has looked at it.',
);
export const privateHeading = message('What we need to know');
export const privateLead = message('Only the organisers see this.');
export const asVisitorsSee = message('As visitors see you now');
export const titleLabel = message('Title');
export const nameLabel = message('Full name');
export const designationLabel = message('Role at your company');
export const companyLabel = message('Company');
export const countryLabel = message('Country');
export const bioLabel = message('About you');
export const bioHint = message('Two or three paragraphs. An empty line begins a new one.');
export const pictureLabel = message('Your picture');
export const pictureHint = message(
  'JPEG, PNG, WebP or AVIF, up to {size}. Leave it out to keep the present one.',
);
export const pictureSent = message('You sent this picture. Choose another one to replace it.');
export const cropLabel = message('Part of the picture to keep: move it with the arrow keys');
export const cropHint = message('Drag the picture to choose what is shown.');
export const zoom = message('Zoom');
export const chosenPicture = message('Chosen picture');
export const unreadable = message('{file} can’t be read as a picture. Please choose another file.');
export const topicLabel = message('What you’d like to speak about');
export const needsLabel = message('What you need');
export const needsHint = message('Such as a microphone, an adapter, a ramp or a meal.');
export const hoursLegend = message('When can you speak?');
export const hoursHint = message('Leave a day empty if any time suits. Times are in {zone}.');
export const fromLabel = message('Not before');
export const untilLabel = message('Until');
export const awayLabel = message('I’m not there on this day');
export const recordingLegend = message('May we record you and publish it?');
export const yes = message('Yes');
export const no = message('No');
export const send = message('Send');
export const notSent = message('This wasn’t sent');
export const publicProfile = message('Your page for visitors');

// Refusals.
export const noTime = message('Write a time such as 09:30.');
export const endsBeforeItBegins = message('This is before the time at which you can begin.');
export const noSuchTitle = message('Choose a title from the list.');
export const linkGone = message('This link leads nowhere any more.');
export const tooMany = message('Too many forms have been sent from your network.');
export const nothingWaits = message('Nothing of this waits any more.');
export const noPicture = message('No picture waits here.');
export const noLinkToEnd = message('No link leads to this page.');
export const nobodyToWriteTo = message('None of these speakers has an address.');
export const nobodyToRemind = message(
  'Nobody was reminded: they have answered, have no link or address, or were written to less than two days ago.',
);

// The desk.
export const one = message('speaker’s own page');
export const counted = message({ one: '{count} own page', other: '{count} own pages' });
export const title = message('Speakers’ own pages');
export const listLead = message(
  'Each speaker has a page of their own, without an account. What they change there becomes public when you take it over.',
);
export const name = message('Name');
export const company = message('Company');
export const address = message('Address');
export const addressHint = message('Where mails to this speaker go. No visitor ever sees it.');
export const email = message('Email');
export const ownPage = message('Own page');
export const state = message('State');
export const stateNone = message('No link yet');
export const stateAsked = message('Has a link');
export const stateAnswered = message('Answered');
export const stateNew = message('Something new');
export const asked = message('Link sent');
export const reminded = message('Reminded');
export const answered = message('Answered on');
export const topic = message('Topic');
export const needs = message('What they need');
export const recording = message('May be recorded');
export const hours = message('When they can speak');
export const anyTime = message('Any time');
export const notSaid = message('Not said');
export const picture = message('Picture');
export const proposedField = message('Sent: {field}');
export const search = message('Search by name');
export const empty = message('Speakers appear here.');
export const sendLinks = message('Send link');
export const remindThem = message('Remind');
export const failed = message('This couldn’t be done.');
export const remindersTitle = message('Reminders');
export const remindersLead = message(
  'Speakers who were sent a link and haven’t answered can be reminded automatically: three times at most, and never twice within two days.',
);
export const days = message('Days without an answer');
export const daysHint = message('Leave it empty to remind nobody automatically.');
export const save = message('Save');
export const linkTitle = message('Link');
export const linkLead = message(
  'Send it by mail, or make one to pass on yourself, such as by WhatsApp. A new link ends the one before.',
);
export const sendMail = message('Send by mail');
export const makeLink = message('Make a link');
export const endLink = message('End the link');
export const endTitle = message('End the link of {name}?');
export const endWords = message('It leads nowhere from then on. What was sent stays.');
export const cancel = message('Cancel');
export const linkOnce = message('This link is shown once. Whoever has it can open the page of {name}.');
export const differencesTitle = message('What would change');
export const differencesNone = message('Nothing waits to be taken over.');
export const present = message('Visitors read');
export const proposed = message('Sent by the speaker');
export const takeOver = message('Take over');
export const takeOverField = message('Take over: {field}');
export const leave = message('Leave');
export const leaveField = message('Leave: {field}');
export const takeAll = message('Take over all');
export const leaveAll = message('Leave all');
export const presentPicture = message('Present picture');
export const sentPicture = message('Picture sent by the speaker');
export const none = message('–');
export const toldTitle = message('Only for you');
export const speakerScreen = message('Edit the speaker');
export const fromOn = message('{date}: from {from}');
export const untilOn = message('{date}: until {until}');
export const betweenOn = message('{date}: {from} to {until}');
export const awayOn = message('{date}: not there');
export const addressSaved = message('Address of {name} saved.');
export const linkMade = message('Link made.');
export const linkEnded = message('The link of {name} has ended.');
export const linksSent = message({
  one: 'Link sent to one speaker.',
  other: 'Links sent to {count} speakers.',
});
export const speakersReminded = message({
  one: 'One speaker reminded.',
  other: '{count} speakers reminded.',
});
export const remindersOn = message({
  one: 'Speakers are reminded after one day.',
  other: 'Speakers are reminded after {count} days.',
});
export const remindersOff = message('Nobody is reminded automatically.');
export const taken = message('Taken over for {name}.');
export const left = message('Left as it is for {name}.');

// The record of activity.
export const addressEntry = message('Changed where mails to the speaker {name} go');
export const linkEntry = message('Made a link of the own page of {name}');
export const endEntry = message('Ended the link of the own page of {name}');
export const sentEntry = message('Sent {name} the link of their own page');
export const remindedEntry = message('Reminded {name} of their own page');
export const toldEntry = message('{name} sent details on their own page');
export const leftEntry = message('Left what {name} had sent: {fields}');
export const remindersEntry = message('Changed when speakers are reminded');

// The menu.
export const changesWait = message({
  one: 'one speaker sent something new',
  other: '{count} speakers sent something new',
});
export const rightName = message('Speakers’ own pages');
export const rightAllows = message(
  'Reads the addresses of speakers and what they sent, makes and sends their links, and takes over what they wrote.',
);

export const language = message('Language');
export const speakers = message('Speakers');
export const reasonOfMailing = message('You get this mail because you’re a speaker at {site}.');

/** What the privacy policy says of it. */
export const takes = message(
  'From speakers themselves: an email address, when they can speak, what they need, and whether they may be recorded, which only the organisers read.',
);
