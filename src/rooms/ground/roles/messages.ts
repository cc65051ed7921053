import { message } from '#platform/contract/message.ts';

export const one = message('role');
export const counted = message({ one: 'one role', other: '{count} roles' });
export const title = message('Roles');
export const addRole = message('Add role');
export const updateRole = message('Update role');
export const cancel = message('Cancel');
export const name = message('Name');
export const nameHint = message('What users with this role are called, such as Finance.');
export const mayDo = message('What it may see and do');
export const everythingRole = message('Everything.');
export const nothingRole = message(
  'The dashboard with its counts and recent activity, and their own account.',
);
export const builtIn = message('There from the start');
export const users = message({ one: 'one user', other: '{count} users' });
export const noUsers = message('no users');
export const edit = message('Edit');
export const deleteRole = message('Delete');
export const deleteNamed = message('Delete the role {name}');
export const editNamed = message('Edit the role {name}');
export const askDelete = message('Delete the role {name}?');
export const nobodyHasIt = message('Nobody has it. It can’t be brought back.');
export const deleteFailed = message('Error deleting role');
export const lead = message(
  'Every user has one role. All of them see the dashboard and their own account; what else they see and do follows from the role.',
);
export const nameMissing = message('Please enter a name');
export const rightsMissing = message('Choose at least one right.');
export const rightUnknown = message('One of these rights doesn’t exist.');
export const roleUnknown = message('Choose a role.');
export const nameTaken = message('There is already a role of this name, or of one that looks like it.');
export const nameSigns = message('Please write the name in letters, digits and spaces.');
export const nameMixed = message('Please write each word in the letters of one script.');
export const nameRare = message('Please write the name in usual letters: one of these looks like another.');
export const gone = message('This role no longer exists.');
export const inUse = message({
  one: 'One user has this role. Please give them another one first.',
  other: '{count} users have this role. Please give them another one first.',
});
export const moreThanYours = message('Your own role may do less than this one. Please ask an Administrator.');
export const added = message('{name} added.');
export const saved = message('{name} saved.');
export const deleted = message('{name} deleted.');
export const rights = message('Rights');
export const createdEntry = message('Created the role {name}');
export const updatedEntry = message('Updated the role {name}');
export const deletedEntry = message('Deleted the role {name}');
