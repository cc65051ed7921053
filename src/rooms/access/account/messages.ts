import { message } from '#platform/contract/message.ts';

export const yourAccount = message('Your account');
export const password = message('Password');
export const passwordPanel = message(
  'A new password signs you out everywhere else, and ends your API tokens.',
);
export const changePassword = message('Change password');
export const currentPassword = message('Current password');
export const currentPasswordHint = message('To make sure it’s you.');
export const newPassword = message('New password');
export const newPasswordHint = message('At least {least} characters.');
export const profilePanel = message('Name and phone');
export const signInAs = message('You sign in as {email}, with the role {role}.');
export const save = message('Save');
export const fullName = message('Full Name');
export const contactNumber = message('Contact Number');

// Replies and history.
export const profileSaved = message('Profile saved.');
export const passwordChanged = message(
  'Password changed. You’ve been signed out everywhere else, and your API tokens have ended.',
);
export const languageMissing = message('Please choose one of the languages.');
export const languageSaved = message('Language saved.');
export const languageEntry = message('{username} reads the desk in {language}');
export const samePassword = message('This is already your password. Please choose another one.');
export const profileEntry = message('{username} changed their profile');
export const passwordEntry = message('{username} changed their password{ended}');
