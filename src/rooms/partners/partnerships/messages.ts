import { message } from '#platform/contract/message.ts';

export const one = message('partnership request');
export const counted = message({ one: '{count} partnership request', other: '{count} partnership requests' });
export const deleteQuestion = message({
  one: 'Delete this partnership request?',
  other: 'Delete these {count} partnership requests?',
});
export const many = message('Partnerships');
export const packageMissing = message('Please choose a package');
export const packageHeading = message('Package');
export const dateHeading = message('Date');

// What is wrong with a form.
export const noticeQuestion = message('How did you hear about the summit?');

// Partnership form.
export const refusedHeading = message('Request failed');
export const sendFailed = message('An error occurred while sending your request');
export const formLabel = message('Partnership request');
export const sendRequest = message('Send request');
export const sending = message('Sending…');

// Partnership page.
export const packages = message('The packages');
export const soldOut = message('Sold out');
export const packagesLink = message('See what each package includes');

// Partnerships screen.
export const notMarked = message('This couldn’t be marked.');
export const notice = message('Notice');
export const answered = message('Answered');
export const no = message('No');
export const yes = message('Yes');
export const from = message('From');
export const to = message('To');
export const deleteFailed = message('Error deleting partnership request');
export const consentText = message('Consent text');
export const search = message('Search by name, email or number');
export const empty = message('Requests from <link>the sponsorship page</link> appear here.');

// The server: export file.
export const exported = message('the partnership requests');

// Answers of calls.

// The server: service.
export const nothingToMark = message('These requests are gone or already marked so.');
export const requestedEntry = message('{fullname} ({company}) requested the package {package}');
export const packageSoldOut = message('{name} is sold out. Please choose another package.');
export const markedAnswered = message({
  one: '{count} request marked as answered.',
  other: '{count} requests marked as answered.',
});
export const markedNotAnswered = message({
  one: '{count} request marked as not answered.',
  other: '{count} requests marked as not answered.',
});
export const answeredEntry = message('Marked the partnership request of {fullname} ({company}) as answered');
export const notAnsweredEntry = message(
  'Marked the partnership request of {fullname} ({company}) as not answered',
);
export const markAnswered = message('Mark as answered');
export const wasAnswered = message('yes');
export const wasNotAnswered = message('no');
export const markNotAnswered = message('Mark as not answered');
export const deletedEntry = message('Deleted the partnership request of {fullname} ({company})');
export const restoredEntry = message('Restored the partnership request of {fullname} ({company})');

// The menu.
export const requestsWait = message({ one: 'one request unanswered', other: '{count} requests unanswered' });
export const rightName = message('Partnership requests');
export const rightAllows = message(
  'Reads, answers, exports and deletes requests, and gets a mail about each new one.',
);
export const answerByMail = message('Answer by mail');
export const subject = message('Subject');
export const subjectProposed = message('Your partnership request: {package}');
export const answer = message('Answer');
export const answerHint = message(
  'It begins with ‘Dear {name},’ and ends with your name. What they answer reaches your own address.',
);
export const sendAnswer = message('Send the answer');
export const subjectMissing = message('Please enter a subject');
export const answerMissing = message('Please write an answer');
export const answerQueued = message('The answer is on its way to {email}.');
export const answerKept = message('No mail server is set up: the answer to {email} is kept under Mail.');
export const makeSponsor = message('Make a sponsor');
export const sponsorNotMade = message('No sponsor was made');
export const sponsorAdded = message('{company} is a sponsor now, still without a logo.');
export const alreadySponsor = message('{company} is a sponsor already.');
export const answeredByMailEntry = message(
  'Answered the partnership request of {fullname} ({company}) by mail: {subject}',
);
export const reasonOfMailing = message('You get this mail because you asked for a partnership at {site}.');

/** What the privacy policy says of it. */
export const takes = message(
  'Requests for a partnership: the same details, the package that you choose, and what we answered.',
);
