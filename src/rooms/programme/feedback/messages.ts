import { message } from '#platform/contract/message.ts';

// The attendee's page.
export const pageTitle = message('How were the sessions?');
export const pageDescription = message('What you thought of the sessions');
export const pageLead = message(
  'Your stars and words reach the organisers and the speakers, without your name. You can change them.',
);
export const notLetIn = message('Sessions are rated by those who were let in at the door.');
export const nothingYet = message('Once a session has begun, you can say here what you thought of it.');
export const starsLegend = message('Stars for {title}');
export const starsOf = message({ one: 'One star', other: '{count} stars' });
export const wordsLabel = message('In your words');
export const wordsHint = message('Optional. What did you take home, and what was missing?');
export const send = message('Send');
export const change = message('Change');
export const given = message('{count} of 5');
export const saved = message('Thank you. We have what you sent.');
export const notSent = message('This wasn’t sent');
export const ownHeading = message('How were the sessions?');
export const ownLead = message('Give stars to the sessions that you were in.');
export const ownButton = message('Say what you thought');

// The session's page.
export const howToRate = message('Were you there?');
export const howToRateLead = message(
  'Say how it was from the page of your registration. Its link stands in the mail that confirmed it.',
);

// The speaker's page.
export const speakerHeading = message('What people thought');
export const averageOf = message({
  one: '{average} of 5, from one answer',
  other: '{average} of 5, from {count} answers',
});

// Refusals.
export const starsMissing = message('Choose one to five stars.');
export const notThere = message(
  'This session can’t be rated: it hasn’t begun, or is no longer in the programme.',
);
export const tooMany = message('Too much has been sent from this page.');
export const sessionGone = message('This session isn’t in the published programme.');

// The desk.
export const title = message('Feedback');
export const one = message('feedback');
export const counted = message({ one: '{count} answer', other: '{count} answers' });
export const lead = message(
  'What attendees say of the sessions from their own page, once they have begun. It has no names.',
);
export const sessionTitle = message('Session');
export const begins = message('Begins');
export const average = message('Average');
export const answers = message('Answers');
export const search = message('Search by title');
export const empty = message(
  'Once the sessions of a published programme have begun, attendees can rate them.',
);
export const words = message('In their words');
export const noWords = message('Nobody has written anything.');
export const stars = message('Stars');
export const date = message('Date');
export const distribution = message('How many gave how many');
export const exported = message('the feedback');
export const rightName = message('Feedback');
export const rightAllows = message('Reads what attendees thought of sessions.');

/** What the privacy policy says of it. */
export const takes = message('Opinions: the stars and words that you give a session.');
