import { message } from '#platform/contract/message.ts';

export const addUser = message('Add user');
export const cancel = message('Cancel');
export const fullName = message('Full Name');
export const email = message('Email');
export const contactNumber = message('Contact Number');
export const inviteByMail = message('Invite by mail');
export const inviteHint = message(
  'They choose a password of their own by a link, which is valid for 24 hours.',
);
export const createPassword = message('Create password');
export const passwordHint = message('At least {least} characters.');
export const updateUser = message('Update user');
export const userList = message('User List');
export const role = message('Role');
export const password = message('Password');
export const passwordUpdateHint = message('Leave it empty to keep the current password.');
export const name = message('Name');
export const phone = message('Phone');
export const date = message('Date');
export const access = message('Access');
export const disabled = message('Disabled');
export const twoFactor = message('Two-factor');
export const one = message('user');
export const counted = message({ one: '{count} user', other: '{count} users' });
export const deleteQuestion = message({ one: 'Delete this user?', other: 'Delete these {count} users?' });
export const owned = message('{label}: {count}');
export const deleteFailed = message('Error deleting user');
export const activeUsers = message('Active users');
export const searchByName = message('Search by name');
export const firstAdministratorEntry = message('Created the first administrator');
export const added = message('{username} added.');
export const getsLink = message('{email} gets a link to choose a password.');
export const notInvited = message('This site sends no mail: create a one-time link for them.');
export const addedAnd = message('{username} added. {next}');
export const saved = message('{username} saved.');
export const deleted = message('User deleted.');
export const passwordTooCommon = message(
  'This is one of the passwords that are tried first. Please choose another, such as four words that don’t belong together.',
);
export const passwordTooClose = message(
  'This is hardly more than your name, your e-mail address or a word of this site. Please choose another, such as four words that don’t belong together.',
);
export const gone = message('This user no longer exists.');
export const wrongPassword = message('This isn’t your password.');
export const emailTaken = message('Another user already has this email address.');
export const lastAdministrator = message(
  'This is the last Administrator. Please make someone else an Administrator first.',
);
export const entry = message('{verb} the user {username} ({role})');
export const ownAccountNotDeleted = message(
  'This is your own account: only another Administrator can delete it.',
);
export const ownAccountNotDisabled = message(
  'This is your own account: only another Administrator can disable it.',
);
export const ownAccountNotErased = message(
  'This is your own account: only another Administrator can erase it.',
);
export const passwordTooShort = message('Please use at least {least} characters.');
export const passwordTooLong = message('Please use at most {most} characters.');
export const passwordMissing = message('Please enter your password');
export const tooLong = message('This is too long.');
export const nameMissing = message('Please enter the full name');
export const nameWithColon = message('A user’s name has no colon.');
export const nameMixed = message('Please write each word in the letters of one script.');
export const nameRare = message('Please write the name in usual letters: one of these looks like another.');
export const nameLikeAnother = message('This name looks like that of another user or of the program.');
export const roleMissing = message('Choose a role.');
export const users = message('Users');
export const signInsBusy = message(
  'Many people are signing in at the moment. Please try again in a few seconds.',
);
export const rightName = message('Users and roles');
export const rightAllows = message(
  'Adds, invites, changes and deletes users, and puts roles together, as far as their own rights go.',
);

export const language = message('Language');
