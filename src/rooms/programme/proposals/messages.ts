import { message } from '#platform/contract/message.ts';

// The form and the page of a proposal.
export const sessionHeading = message('Your session');
export const sessionTitle = message('Title');
export const kind = message('Kind');
export const abstract = message('What it is about');
export const abstractHint = message('What people take home from it, in up to {max} characters.');
export const youHeading = message('You');
export const othersHeading = message('Somebody speaks with you');
export const othersLead = message('Leave empty what you don’t need.');
export const otherPerson = message('Person {number}');
export const personOf = message('{label} of person {number}');
export const titleLabel = message('Title');
export const nameLabel = message('Full name');
export const roleLabel = message('Role at your company');
export const otherRole = message('Role at the company');
export const companyLabel = message('Company');
export const emailLabel = message('Email');
export const aboutLabel = message('About you');
export const aboutHint = message('For the programme: two or three sentences.');
export const aboutOther = message('About this person');
export const questionsHeading = message('A few questions');
export const until = message('You can send it until {date}.');
export const untilChange = message('You can change it until {date}.');
export const besideHeading = message('What we look for');
export const linkAfter = message('You get a link by mail, with which you change or withdraw your proposal.');
export const propose = message('Send proposal');
export const saveDraft = message('Save as draft');
export const sending = message('Sending…');
export const keptHere = message('What you type is kept in this browser until you send it.');
export const notSent = message('This wasn’t sent');
export const notReached = message(
  'The connection failed. Nothing you typed is lost. Please try again when you’re online.',
);
export const privacyPolicy = message('Privacy policy');
export const contact = message('Contact us');
export const pageDescription = message('Propose a session for {summit}.');
export const ownTitle = message('Your proposal');
export const ownDescription = message('The page of a proposal');
export const draftTitle = message('Your draft');
export const draftLead = message('Nobody reads it before you send it.');
export const receivedLead = message('We have it, and write to you when we have decided.');
export const waitingLead = message('It is on our waiting list. If a place comes free, we write to you.');
export const acceptedLead = message('It is accepted. We write to you about everything else.');
export const declinedLead = message('We couldn’t find a place for it this time. Thank you for proposing it.');
export const withdrawnLead = message('You withdrew it. Nobody reads it any more.');
export const overLead = message('The call has ended.');
export const doneSent = message('Sent. You get a mail that says so.');
export const doneSaved = message('Saved.');
export const doneWithdrawn = message('Withdrawn.');
export const doneRenewed = message('Sent again.');
export const save = message('Save');
export const withdraw = message('Withdraw');
export const renew = message('Send it again');

// Refusals.
export const sessionTitleMissing = message('Give your session a title.');
export const kindMissing = message('Choose a kind from the list.');
export const abstractMissing = message('Say what it is about.');
export const titleMissing = message('Choose a title from the list.');
export const nameMissing = message('Enter the full name.');
export const roleMissing = message('Enter the role.');
export const companyMissing = message('Enter the company.');
export const aboutMissing = message('Say a little about yourself.');
export const closedNow = message('The call for speakers is closed. Nothing can be sent or changed any more.');
export const noEdition = message('Add the edition’s data first.');
export const linkGone = message('This link leads nowhere any more.');
export const tooMany = message('Too many forms have been sent from your network.');
export const notAnyMore = message(
  'This can’t be done any more: the proposal is already withdrawn or decided.',
);
export const gone = message('This proposal no longer exists.');
export const decidedAlready = message('This proposal is already decided or withdrawn.');
export const nothingToDecide = message(
  'None of these can be decided so: they are accepted, withdrawn or decided so already.',
);
export const received = message('We have received your proposal.');
export const draftKept = message('Your draft is kept.');
export const yourProposal = message('your proposal');

// The desk.
export const one = message('proposal');
export const counted = message({ one: '{count} proposal', other: '{count} proposals' });
export const many = message('Proposals');
export const name = message('Name');
export const company = message('Company');
export const people = message('People');
export const state = message('State');
export const date = message('Sent');
export const average = message('Stars');
export const reviews = message('Reviews');
export const myStars = message('My stars');
export const reviewedByMe = message('Reviewed by me');
export const search = message('Search by title, text or name');
export const emptyOpen = message('Proposals appear here.');
export const stateDraft = message('Draft');
export const stateReceived = message('To be decided');
export const stateWaiting = message('Waiting');
export const stateAccepted = message('Accepted');
export const stateDeclined = message('Declined');
export const stateWithdrawn = message('Withdrawn');
export const callTitle = message('Call for speakers');
export const callLead = message(
  'While it is open, ‘Become a Speaker’ leads to the form. What the form says and asks is worded among the texts of the site.',
);
export const callTexts = message('Word the form');
export const callPage = message('Open the form');
export const isOpen = message('Open');
export const isOpenHint = message('People can propose sessions, at the latest until the summit is over.');
export const endsAt = message('Ends');
export const endsAtHint = message(
  'In {zone}. Until then people can also change what they sent. Leave it empty to close it by hand.',
);
export const isBlind = message('Read blind');
export const isBlindHint = message(
  'Names, companies and what people say of themselves are hidden until a proposal is decided.',
);
export const opened = message('The call for speakers is open.');
export const closed = message('The call for speakers is closed.');
export const abstractTitle = message('Proposal');
export const peopleTitle = message('Who proposes it');
export const peopleHidden = message('Names are hidden until it is decided.');
export const reviewTitle = message('Your review');
export const starsLabel = message('Stars');
export const starsHint = message('1 is weak, 5 is a must.');
export const noteLabel = message('Note');
export const saveReview = message('Save review');
export const reviewed = message('Review saved.');
export const reviewsTitle = message('All reviews');
export const noReviews = message('Nobody has read it yet.');
export const stars = message({ one: 'One star', other: '{count} stars' });
export const starsOfFive = message('{count} of 5');
export const accept = message('Accept');
export const keepWaiting = message('Keep waiting');
export const decline = message('Decline');
export const acceptTitle = message({ one: 'Accept this proposal?', other: 'Accept {count} proposals?' });
export const waitingTitle = message({
  one: 'Keep this proposal waiting?',
  other: 'Keep {count} proposals waiting?',
});
export const declineTitle = message({ one: 'Decline this proposal?', other: 'Decline {count} proposals?' });
export const acceptWords = message(
  'The people become speakers, whom visitors see once the programme with them is published or you save them. The session becomes a tentative one of the programme, and they get a mail.',
);
export const decideWords = message('Who proposed it gets a mail.');
export const cancel = message('Cancel');
export const failed = message('This couldn’t be done.');
export const accepted = message({ one: 'One proposal accepted.', other: '{count} proposals accepted.' });
export const keptWaiting = message({
  one: 'One proposal kept waiting.',
  other: '{count} proposals kept waiting.',
});
export const declined = message({ one: 'One proposal declined.', other: '{count} proposals declined.' });
export const becameTitle = message('What became of it');
export const inProgramme = message('Its session in the programme');
export const exported = message('the proposals');
export const reviewsGiven = message('Reviews of proposals');
export const none = message('Not yet');
export const yes = message('Yes');
export const no = message('No');

// The record of activity.
export const receivedEntry = message('A session was proposed: {title}');
export const changedEntry = message('A proposal was changed: {title}');
export const withdrawnEntry = message('A proposal was withdrawn: {title}');
export const renewedEntry = message('A withdrawn proposal was sent again: {title}');
export const reviewedEntry = message('Reviewed the proposal {title}');
export const acceptedEntry = message('Accepted the proposal {title}');
export const waitingEntry = message('Kept the proposal {title} waiting');
export const declinedEntry = message('Declined the proposal {title}');
export const callEntry = message('Changed the call for speakers of {year}');

// Its texts, in the site's content.
export const sectionTitle = message('Call for speakers');
export const sectionLead = message(
  'The words around the form with which people propose a session, and what you ask there.',
);
export const belowTitle = message('Below the title');
export const besideForm = message('Beside the form');
export const besideFormHint = message('What you look for: each line is a paragraph.');
export const whileClosed = message('While it is closed');
export const kindsOfSession = message('Kinds of session');
export const askedOfProposers = message('Asked of everyone who proposes a session');
export const partTitle = message('Call for speakers of this edition');
export const partPlace = message('An edition’s call for speakers');
export const kindsHint = message('What can be proposed: one on each line.');

// The menu.
export const proposalsWait = message({
  one: 'one proposal to decide about',
  other: '{count} proposals to decide about',
});
export const rightName = message('Proposals');
export const rightAllows = message(
  'Reads proposals with who made them, rates and decides them, and opens the call.',
);
export const reviewRightName = message('Reviews of proposals');
export const reviewRightAllows = message(
  'Reads proposals without addresses, and gives stars and a note; decides nothing.',
);

export const language = message('Language');

/** What the privacy policy says of it. */
export const takes = message(
  'Proposals for talks: what you propose, the name, email address, picture and description of everybody who would speak, and what those who choose think of it.',
);
