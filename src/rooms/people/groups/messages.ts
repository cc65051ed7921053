import { message } from '#platform/contract/message.ts';

// What is wrong with a form.
export const groupTooSmall = message('Please add those who come with you, or say how many places to keep.');
export const groupTooLarge = message(
  'A group has at most {most} people. Please write to us about a larger one.',
);
export const placesInvalid = message('Please enter a whole number from 0 to {most}.');
export const personWrong = message('Line {line}: {problem}');
export const addressMissing = message('Please add an email address.');
export const addressTwice = message('This email address is there twice.');
export const tooMuch = message('This line has more than a name, a role and an email address.');
export const notAName = message(
  '‘{given}’ may be no name. Please write the first name, then the last name, and nothing else. Who isn’t known yet is a place to name later; who is called so can register alone.',
);
export const mayBeOfTheName = message(
  'Is ‘{given}’ a part of the name? Please write first and last name together. If it is the role, put a line ‘Name, Role, Email’ above, with the same sign between as here.',
);
export const notARole = message('‘{given}’ isn’t a role.');

// What goes with a registration.
export const keptWithoutName = message({
  one: 'The place that {name} keeps for somebody without a name comes free.',
  other: 'The {count} places that {name} keeps for people without a name come free.',
});

// Group page.
export const title = message('Register a group');
export const description = message('Register several people of one company at once.');
export const lead = message(
  'One form for you and those who come with you. Each gets their own ticket and page by mail.',
);
export const registerOne = message('Only you? <link>Register yourself</link>.');
export const formLabel = message('Registration of a group');
export const people = message('Who comes with you');
export const peopleHint = message(
  'One person on each line: name, role, email address. Rows copied from a spreadsheet fit as they are.',
);
export const unnamed = message('Places to name later');
export const unnamedHint = message('We keep them for you. You name them on a page of your own.');
export const register = message('Register the group');
export const registering = message('Registering…');
export const refusedHeading = message('The group wasn’t registered');
export const sendFailed = message('An error occurred during registration');
export const size = message({ one: '{count} person', other: '{count} people' });
export const placesToName = message({ one: '{count} to be named', other: '{count} to be named' });
export const discountReached = message('The group discount is yours. Each of you pays {fee}.');
export const discountReachedUntold = message('The group discount is yours.');
export const discountMissing = message({
  one: 'One more of your company, and the group discount is yours.',
  other: '{count} more of your company, and the group discount is yours.',
});
export const together = message('{price} together');
export const chooseKinds = message(
  'On the page of your order you choose each one’s kind of ticket, and pay.',
);
export const payLater = message('You pay for all on the page of your order.');
export const forEach = message('Each of you pays {fee}.');

// Naming page.
export const namingTitle = message('Your group');
export const namingDescription = message('The places of your group that have no name yet.');
export const namingLead = message({
  one: 'One place is kept for you. Who comes?',
  other: '{count} places are kept for you. Who comes?',
});
export const allNamed = message('All places of your group have a name.');
export const nameThem = message('Register them');
export const giveBack = message('Give back the places without a name');
export const notNamed = message('Nobody was registered');
export const openGroup = message('Name those who come');
export const toOwnPage = message('Back to your page');

// Answers of calls.
export const registered = message('Your group is registered.');
export const summitOver = message('This summit is over.');
export const tooFewPlaces = message({
  one: 'Only one place is left.',
  other: 'Only {count} places are left.',
});
export const tooManyNamed = message({
  one: 'Only one place is kept for you.',
  other: 'Only {count} places are kept for you.',
});
export const taken = message('{email} is registered already.');
export const noGroup = message('There are no places to name.');

// Activity.
export const registeredEntry = message({
  one: '{fullname} ({company}) registered a group: {count} person',
  other: '{fullname} ({company}) registered a group: {count} people',
});
export const registeredWithUnnamedEntry = message({
  one: '{fullname} ({company}) registered a group: {count} person, and {unnamed} to be named',
  other: '{fullname} ({company}) registered a group: {count} people, and {unnamed} to be named',
});
export const namedEntry = message({
  one: '{fullname} named {count} person of their group',
  other: '{fullname} named {count} people of their group',
});
export const gaveBackEntry = message({
  one: '{fullname} gave back {count} place of their group',
  other: '{fullname} gave back {count} places of their group',
});
